import type { Finding } from '../finding.js'

/** Exchanges that a finding of a rule names. */
const evidenceKept = 5

/**
 * What counts of the same judge in several runs: what it saw broken once is broken, and what it could decide in one run
 * is not left open for another.
 */
const weight = ['fail', 'warn', 'error', 'pass', 'inconclusive', 'none'] as const

/** What the same scenario found in several runs. Only of one that was performed is there a time. */
export function foldOfScenario(findings: readonly Finding[]): Finding | undefined {
  const performed = findings.filter(({ milliseconds }) => milliseconds !== undefined)
  return heaviest(performed) ?? findings[0]
}

const heaviest = (findings: readonly Finding[]): Finding | undefined => {
  const word = weight.find((one) => findings.some(({ verdict }) => verdict === one))
  return findings.find(({ verdict }) => verdict === word)
}

/** It was seen, and not only looked for. */
const wasSeen = ({ verdict, exchanges }: Finding): boolean =>
  verdict !== 'inconclusive' || exchanges.length > 0

/**
 * What the same rule saw in the exchanges of several runs: as it would in those of one, green only when nothing is left
 * open.
 */
export function foldOfRule(findings: readonly Finding[]): Finding | undefined {
  const seen = findings.filter(wasSeen)
  const order = ['fail', 'warn', 'error', 'inconclusive', 'pass', 'none'] as const
  const word = order.find((one) => seen.some(({ verdict }) => verdict === one))
  const same = seen.filter(({ verdict }) => verdict === word)
  const [first] = same
  if (first === undefined) return findings[0]
  const told = {
    ...first,
    exchanges: same.flatMap(({ exchanges }) => exchanges).slice(0, evidenceKept),
    occurrences: same.reduce((sum, one) => sum + timesOf(one), 0),
  }
  if (word !== 'fail' && word !== 'warn') return told
  const passed = seen.reduce((sum, one) => sum + passesOf(one), 0)
  return {
    ...told,
    seen:
      passed === 0
        ? undefined
        : { times: told.occurrences, of: told.occurrences + passed, among: 'exchanges' },
  }
}

const timesOf = ({ occurrences, exchanges }: Finding): number => occurrences ?? exchanges.length

/** How many exchanges showed that it holds. */
function passesOf(finding: Finding): number {
  if (finding.verdict === 'pass') return timesOf(finding)
  return finding.seen === undefined ? 0 : finding.seen.of - finding.seen.times
}
