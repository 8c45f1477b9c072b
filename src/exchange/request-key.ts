import { isUtf8 } from 'node:buffer'
import type { RecordedBody } from './exchange.js'
import { requestTarget } from './request-target.js'

const token = /‹[^‹›]*·[0-9a-f]{4,}›/

/** What makes two requests the same: method, path and query, and body. */
export function requestKey(
  method: string,
  url: string,
  body: Uint8Array | RecordedBody | undefined,
): string {
  return `${method} ${pathOf(url)}\n${bodyOf(body)}`
}

/**
 * For the key of a recorded request with tokens in it: matches the keys of all requests that have
 * any secret in their place. Undefined for a key without tokens.
 */
export function keyPattern(key: string): RegExp | undefined {
  if (!token.test(key)) return undefined
  const literal = key.split(new RegExp(token, 'g')).map((part) => part.replace(/[^\w\s]/g, '\\$&'))
  return new RegExp(`^${literal.join('[^]+?')}$`)
}

function pathOf(url: string): string {
  // The URL parser would encode a token.
  if (token.test(url)) return url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/#.*/s, '')
  return URL.canParse(url) ? requestTarget(url).path : url
}

function bodyOf(body: Uint8Array | RecordedBody | undefined): string {
  if (!body) return ''
  if (!(body instanceof Uint8Array)) {
    return body.base64 === undefined ? (body.text ?? '') : `base64:${body.base64}`
  }
  const buffer = Buffer.from(body)
  return isUtf8(buffer) ? buffer.toString('utf8') : `base64:${buffer.toString('base64')}`
}
