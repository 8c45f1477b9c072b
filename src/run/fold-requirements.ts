import type { Finding } from './finding.js'
import { foldVerdicts } from './fold-verdicts.js'
import type { Plan, PlannedRequirement } from './plan-run.js'
import type { RequirementResult } from './run.js'

/** What all findings on each planned requirement come to. */
export function foldRequirements(
  { requirements }: Plan,
  findings: readonly Finding[],
): readonly RequirementResult[] {
  const found = new Map<string, Finding[]>(requirements.map((one) => [one.requirement.id, []]))
  for (const one of findings) found.get(one.requirement)?.push(one)
  return requirements.map((one) => resultOf(one, found.get(one.requirement.id) ?? []))
}

function resultOf(planned: PlannedRequirement, findings: readonly Finding[]): RequirementResult {
  const { requirement, scenarios, rules } = planned
  const verdict = foldVerdicts(findings.map((one) => one.verdict))
  const deciding = findings.find((one) => one.verdict === verdict)
  return {
    ...requirement,
    verdict,
    ...(deciding?.because === undefined ? {} : { because: deciding.because }),
    ...(deciding?.remedy === undefined ? {} : { remedy: deciding.remedy }),
    ...(findings.some(({ kind }) => kind === 'drift') ? { kind: 'drift' } : {}),
    judges: [...scenarios, ...rules].map(({ id }) => id),
  }
}
