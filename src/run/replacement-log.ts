import type { Exchange } from '../exchange/exchange.js'

/** What one scenario replaced, which it puts back last. */
export interface ReplacementLog {
  look(exchange: Exchange, address: string): void
  /** Of each address the last replacement, and the reading before it. */
  last(): readonly number[]
}

/** Addresses that are remembered. */
const most = 60

export function openReplacementLog(): ReplacementLog {
  const readings = new Map<string, number>()
  const replacements = new Map<string, readonly number[]>()
  return {
    look({ number, request, outcome }, address) {
      const isThere = outcome.kind === 'response' && outcome.status < 300
      const isOld = readings.has(address)
      if (request.method === 'GET' && isThere && (isOld || readings.size < most))
        readings.set(address, number)
      const reading = readings.get(address)
      if (/^(?:PUT|PATCH)$/.test(request.method) && isThere && reading !== undefined)
        replacements.set(address, [reading, number])
    },
    last: () => [...replacements.values()].flat(),
  }
}
