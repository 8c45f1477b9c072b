import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import type { Failure, Header } from './exchange.js'

const inflators = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  zlib: promisify(inflate),
  deflate: promisify(inflateRaw),
}

/** More codings than this on one body are not a service, they are an attack. */
const mostCodings = 3

/**
 * Undoes the content codings of a body (RFC 9110, 8.4.1). A coding that we do not know is left alone,
 * together with everything beneath it.
 *
 * @param limit largest decoded size, in bytes.
 * @returns the decoded bytes, or why there are none.
 */
export async function decodeBody(
  body: Buffer,
  headers: readonly Header[],
  limit: number,
  host: string,
): Promise<Buffer | Failure> {
  const codings = body.length === 0 ? [] : contentCodings(headers)
  if (codings.length > mostCodings) {
    return malformed(`${host} sent a body with ${codings.length} content codings`)
  }
  let decoded = body
  for (const coding of codings.toReversed()) {
    const inflator = inflatorFor(coding, decoded)
    if (!inflator) break
    try {
      decoded = await inflators[inflator](decoded, { maxOutputLength: limit })
    } catch (error) {
      if (error instanceof RangeError) {
        const message = `the body from ${host} exceeds ${limit} bytes once it is decoded`
        return { kind: 'failure', failure: 'too-large', message }
      }
      return malformed(
        `the body from ${host} is labelled ${inflator} but cannot be decoded as such`,
      )
    }
  }
  return decoded
}

/** Whether a body with these headers has to be decoded. */
export const isCoded = (headers: readonly Header[]): boolean => contentCodings(headers).length > 0

function contentCodings(headers: readonly Header[]): string[] {
  return headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
}

function inflatorFor(coding: string, body: Buffer): keyof typeof inflators | undefined {
  if (coding === 'gzip' || coding === 'x-gzip') return 'gzip'
  if (coding === 'br') return 'br'
  // By the RFC "deflate" has a zlib wrapper; servers that leave it out are common.
  if (coding === 'deflate') return ((body[0] ?? 0) & 0x0f) === 8 ? 'zlib' : 'deflate'
  return undefined
}

function malformed(message: string): Failure {
  return { kind: 'failure', failure: 'malformed', message }
}
