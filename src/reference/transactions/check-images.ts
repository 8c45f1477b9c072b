import type { CheckSide, TransactionsBehaviour } from './transactions-behaviour.js'

/** One pixel each: enough to be an image. */
export const checkImages: Readonly<
  Record<CheckSide, ReturnType<TransactionsBehaviour['checkImage']>>
> = {
  front: {
    mediaType: 'image/png',
    bytes: bytesOf(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    ),
  },
  back: {
    mediaType: 'image/jpeg',
    bytes: bytesOf(
      [
        '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP////////////////////////////////////////////////////',
        '//////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQ',
        'AQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
      ].join(''),
    ),
  },
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64, 'base64'))
}
