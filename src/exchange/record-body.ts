import { isUtf8 } from 'node:buffer'
import type { RecordedBody } from './exchange.js'

/**
 * Turns bytes into what is recorded: text if they are UTF-8, else Base64, with the secrets replaced
 * in either case.
 *
 * @param redact replaces secrets in a text.
 * @param size size on the wire, in bytes, where it differs from that of the bytes.
 */
export function recordBody(
  bytes: Uint8Array,
  redact: (text: string) => string,
  size = bytes.length,
): RecordedBody {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (isUtf8(buffer)) return { text: redact(buffer.toString('utf8')), bytes: size }
  // Latin-1 maps bytes to characters one to one, so that a search finds the ASCII in them.
  const characters = buffer.toString('latin1')
  const clean = redact(characters)
  if (clean === characters) return { base64: buffer.toString('base64'), bytes: size }
  // The only characters beyond Latin-1 are those of our own tokens.
  const encoded = clean.replace(/‹[^›]*›/g, (token) => Buffer.from(token).toString('latin1'))
  return { base64: Buffer.from(encoded, 'latin1').toString('base64'), bytes: size }
}
