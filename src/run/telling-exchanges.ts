import type { Finding } from './finding.js'

/** Exchanges that are kept for what passed; there are as many in runs of all interfaces. */
const most = 1000

/**
 * Few exchanges that show all passes: of those that a finding names, the one that most other findings name as well.
 * What is shown by one that was chosen already needs no other.
 */
export function tellingExchanges(findings: readonly Finding[]): readonly number[] {
  const passes = findings.filter(
    ({ verdict, exchanges }) => verdict === 'pass' && exchanges.length > 0,
  )
  const named = new Map<number, number>()
  for (const number of passes.flatMap(({ exchanges }) => exchanges))
    named.set(number, (named.get(number) ?? 0) + 1)
  const often = (number: number): number => named.get(number) ?? 0
  const chosen = new Set<number>()
  for (const { exchanges } of passes.toSorted((a, b) => a.exchanges.length - b.exchanges.length)) {
    if (chosen.size >= most) break
    if (exchanges.some((number) => chosen.has(number))) continue
    chosen.add(exchanges.reduce((one, other) => (often(other) > often(one) ? other : one)))
  }
  return [...chosen]
}
