import type { Exchange } from '../../exchange/exchange.js'

/** The full number in the member of a transaction that shows it where that was requested. */
const shown = /"sourceAccountNumbers"\s*:\s*\{[^{}]*"full"\s*:\s*"([^"\\]{1,64})"/g

/** Full account numbers that an answer shows, no matter who was allowed to ask for them: no URL may carry them. */
export function accountNumbersIn({ outcome }: Exchange): readonly string[] {
  if (outcome.kind !== 'response' || outcome.body?.text === undefined) return []
  return [...outcome.body.text.matchAll(shown)].map(([, number = '']) => number)
}
