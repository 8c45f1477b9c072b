import type { RecordedRequest } from '../../exchange/exchange.js'
import { shellLiteral } from './shell-literal.js'

/** How curl is told the method, where it would not choose the same one. */
export function methodOptions({ method, body }: RecordedRequest): readonly string[] {
  if (method === 'HEAD' && !body) return ['--head']
  const chosen = body ? 'POST' : 'GET'
  return method === chosen ? [] : [`-X ${shellLiteral(method)}`]
}
