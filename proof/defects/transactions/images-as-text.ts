import { checkImages } from '../../../src/reference/transactions/check-images.js'
import type { Defect } from '../../defect.js'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const rows = [
  ['empty', 'Check images have no content.', () => ''],
  ['in-base64', 'Check images are answered as they are kept, in Base64.', base64],
  [
    'as-data',
    'Check images are answered as addresses that hold them.',
    (bytes: Uint8Array) => `data:image/png;base64,${base64(bytes)}`,
  ],
  [
    'in-json',
    'Check images are members of a JSON document that is said to be an image.',
    (bytes: Uint8Array) => JSON.stringify({ content: base64(bytes) }),
  ],
] as const

/** A service that hands on what another one gave it. */
const defects: readonly Defect[] = rows.map(([name, sentence, tell]) => ({
  name: `images-as-text-${name}`,
  sentence,
  breaks: [
    'transactions.getTransactions.items-link-svc:checkFrontImage',
    'transactions.getTransactions.items-link-svc:checkBackImage',
    'transactions.getTransaction.body-link-svc:checkFrontImage',
    'transactions.getTransaction.body-link-svc:checkBackImage',
  ],
  behaviour: {
    checkImage(side) {
      const { mediaType, bytes } = checkImages[side]
      return { mediaType, bytes: bytesOf(tell(bytes)) }
    },
  },
}))

export default defects
