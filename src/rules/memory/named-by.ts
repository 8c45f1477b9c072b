import type { Exchange } from '../../exchange/exchange.js'
import { decoded } from '../decoded.js'

/** All that a request names, to look for identifiers in: as it stands, and as it reads without its escapes. */
export function namedBy({ request: { url, body } }: Exchange): string {
  const text = body?.text ?? ''
  const plain = text.includes('\\') ? text.replaceAll(/\\(["\\/])/g, '$1') : text
  const spelt = [url, text, plain, decoded(url), decoded(url.replaceAll('+', ' ')), decoded(plain)]
  return [...new Set(spelt)].join('\n')
}
