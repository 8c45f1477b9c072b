import type { Finding, Judge } from '../finding.js'
import { resultOf } from '../fold-requirements.js'
import type { RequirementResult } from '../requirement-result.js'
import { foldOfRule, foldOfScenario } from './fold-findings.js'
import type { RunPart } from './renumber.js'

interface Folded {
  readonly findings: readonly Finding[]
  readonly result: RequirementResult
}

/** Folds what several runs found on each requirement into one result. */
export function foldParts(
  runs: readonly RunPart['run'][],
  judges: readonly Judge[],
): readonly Folded[] {
  const rules = new Set(judges.filter(({ kind }) => kind === 'rule').map(({ id }) => id))
  const findings = grouped(runs.flatMap((run) => run.findings))
  const results = new Map<string, RequirementResult[]>()
  for (const one of runs.flatMap(({ requirements }) => requirements))
    results.set(one.id, [...(results.get(one.id) ?? []), one])
  return [...results].flatMap(([id, told]) => {
    const [first] = told
    if (first === undefined) return []
    const byJudge = [...(findings.get(id) ?? [])]
    const judged = byJudge.some(([judge]) => judge !== '')
    const folded = byJudge.flatMap(([judge, own]) => {
      // Where another run had a judge for it, that decides.
      if (judge === '' && judged) return []
      return (rules.has(judge) ? foldOfRule(own) : foldOfScenario(own)) ?? []
    })
    const judgesOfIt = [...new Set(told.flatMap((one) => one.judges))]
    const later = told.find((one) => one.later !== undefined)
    if (later !== undefined) return [{ findings: folded, result: laterOf(told, later) }]
    return [{ findings: folded, result: resultOf(first, folded, judgesOfIt) }]
  })
}

/** What came later than the set that is claimed has no verdict; what it would be is told by the run that saw it. */
function laterOf(told: readonly RequirementResult[], first: RequirementResult): RequirementResult {
  const order = ['fail', 'warn', 'error', 'pass'] as const
  for (const word of order) {
    const found = told.find(({ later }) => later === word)
    if (found !== undefined) return found
  }
  return first
}

type ByJudge = ReadonlyMap<string, readonly Finding[]>

/** By requirement, then by judge; of what nothing was to decide, the judge is empty. */
function grouped(findings: readonly Finding[]): ReadonlyMap<string, ByJudge> {
  const all = new Map<string, Map<string, Finding[]>>()
  for (const one of findings) {
    const own = all.get(one.requirement) ?? new Map<string, Finding[]>()
    const judge = one.scenario ?? ''
    own.set(judge, [...(own.get(judge) ?? []), one])
    all.set(one.requirement, own)
  }
  return all
}
