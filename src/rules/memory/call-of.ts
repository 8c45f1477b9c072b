import type { Exchange } from '../../exchange/exchange.js'

/** The same for the same request of the same caller, with the same credentials, to an address. */
export function callOf({ actor, operation, request }: Exchange, address: string): string {
  const ways = request.headers
    .filter(([name]) => /^(?:accept|content|prefer|authorization$|api-key$)/i.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
  return [actor, operation, address, ...ways.toSorted(), request.body?.text ?? ''].join('\n')
}

/** Whether a request comes with a condition (RFC 9110, section 13.1). */
export const isConditional = ({ headers }: Exchange['request']): boolean =>
  headers.some(([name]) => /^if-/i.test(name))
