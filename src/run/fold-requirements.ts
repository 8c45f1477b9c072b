import type { Requirement } from '../contract/requirement.js'
import type { Verdict } from '../terms/verdict.js'
import type { Finding } from './finding.js'
import { foldVerdicts } from './fold-verdicts.js'
import type { Plan } from './plan-run.js'
import type { RequirementResult, Result } from './requirement-result.js'

/** What all findings on each planned requirement come to. */
export function foldRequirements(
  { requirements }: Plan,
  findings: readonly Finding[],
): readonly RequirementResult[] {
  const found = new Map<string, Finding[]>(requirements.map((one) => [one.requirement.id, []]))
  for (const one of findings) found.get(one.requirement)?.push(one)
  return requirements.map((one) => {
    const { requirement, scenarios, rules, witnesses = [], watching = [] } = one
    const all = found.get(requirement.id) ?? []
    const saw = watching.filter(({ id }) => all.some(({ scenario }) => scenario === id))
    const judges = [...scenarios, ...witnesses, ...rules, ...saw].map(({ id }) => id)
    return resultOf(requirement, all, judges)
  })
}

/** What all findings on a requirement come to. */
export function resultOf(
  requirement: Requirement | RequirementResult,
  findings: readonly Finding[],
  judges: readonly string[],
): RequirementResult {
  const { verdict, because, remedy, kind, known, later, previous, ...sentence } =
    requirement as RequirementResult
  return { ...sentence, ...inShort(foldVerdicts(findings) ?? unjudged), judges }
}

const unjudged: Verdict = { verdict: 'none', because: 'Nothing was to decide it.', exchanges: [] }

function inShort(deciding: Verdict): Result {
  switch (deciding.verdict) {
    case 'pass':
      return { verdict: 'pass', because: deciding.because, kind: deciding.kind }
    case 'fail':
    case 'warn':
      return { verdict: deciding.verdict, kind: deciding.kind }
    case 'inconclusive':
      return { verdict: 'inconclusive', because: deciding.because, remedy: deciding.remedy }
    case 'error':
    case 'none':
      return { verdict: deciding.verdict, because: deciding.because }
  }
}
