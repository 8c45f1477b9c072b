import type { NamedRun } from './named-run.js'
import type { VerdictWord } from '../terms/verdict.js'
import type {
  Change,
  ComparedRun,
  Comparison,
  ChangeOrigin,
  ChangeDirection,
} from './comparison.js'
import { findOrigins } from './find-origins.js'
import { groupBy } from './group-by.js'
import type { RequirementResult } from './requirement-result.js'
import { runDifferences } from './run-differences.js'
import type { Pair } from './pair.js'

const turns: readonly ChangeDirection[] = ['worse', 'better', 'other']

/** Compares two runs: which requirements came out otherwise, and who may have changed that. */
export function compareRuns(before: NamedRun, after: NamedRun): Comparison {
  const older = new Map(before.run.requirements.map((one) => [one.id, one]))
  const newer = new Map(after.run.requirements.map((one) => [one.id, one]))
  const differences = runDifferences(before.run, after.run)
  const differing = new Set(differences.map(({ origin }) => origin))
  const changed = [...new Set([...newer.keys(), ...older.keys()])].flatMap((id) => {
    const pair = { before: older.get(id), after: newer.get(id) }
    if (pair.before?.verdict === pair.after?.verdict && pair.before?.known === pair.after?.known)
      return []
    return changeOf(pair, before.run, after.run, differing)
  })
  return {
    before: named(before),
    after: named(after),
    differences,
    changes: changed.toSorted((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn)),
    same: [...newer.values()].filter((one) => older.get(one.id)?.verdict === one.verdict).length,
  }
}

const named = ({ shown, run }: NamedRun): ComparedRun => ({
  shown,
  target: run.target.baseUrl,
  tool: run.tool,
  started: run.started,
  totals: run.totals,
  verdict: run.verdict,
})

function changeOf(
  pair: Pair,
  older: NamedRun['run'],
  newer: NamedRun['run'],
  differing: ReadonlySet<ChangeOrigin>,
): readonly Change[] {
  const requirement = pair.after ?? pair.before
  if (requirement === undefined) return []
  const { changedBy, because } = findOrigins(pair, older, newer, differing)
  return [
    {
      requirement: requirement.id,
      interface: requirement.interface,
      text: requirement.text,
      before: pair.before?.verdict,
      after: pair.after?.verdict,
      turn: turnOf(pair),
      changedBy,
      because,
      told: toldBy(pair.after, newer),
      known: pair.after?.known === undefined ? undefined : true,
    },
  ]
}

/** How good a verdict is; nothing can be said of a requirement that was not tested. */
const worth: Readonly<Partial<Record<VerdictWord, number>>> = {
  pass: 3,
  inconclusive: 2,
  error: 2,
  warn: 1,
  fail: 0,
}

function turnOf({ before, after }: Pair): ChangeDirection {
  if (after?.known !== undefined || before?.known !== undefined) {
    // What is accepted is no news.
    if (after?.verdict !== 'pass') return 'other'
  }
  if (before === undefined || before.verdict === 'none')
    return after?.verdict === 'fail' || after?.verdict === 'warn' ? 'worse' : 'other'
  const [from, to] = [worth[before.verdict], worth[after?.verdict ?? 'none']]
  if (from === undefined || to === undefined || from === to) return 'other'
  return to < from ? 'worse' : 'better'
}

/** What the newer run says of it. */
function toldBy(result: RequirementResult | undefined, run: NamedRun['run']): string | undefined {
  if (result === undefined) return undefined
  if (result.verdict !== 'fail' && result.verdict !== 'warn') return result.because
  const own = groupBy(run.findings, ({ requirement }) => [requirement]).get(result.id) ?? []
  for (const finding of own)
    if (finding.verdict === 'fail' || finding.verdict === 'warn')
      return `expected ${finding.expected}, answered ${finding.actual}`
  return undefined
}
