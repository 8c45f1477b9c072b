import type { Finding } from '../../run/finding.js'
import type { RequirementResult, Run } from '../../run/run.js'

/** The finding that gave a requirement its verdict, when there is one. */
export function decidingFinding(run: Run, requirement: RequirementResult): Finding | undefined {
  const same = run.findings.filter(
    (each) => each.requirement === requirement.id && each.verdict === requirement.verdict,
  )
  return same.find((each) => each.because === requirement.because) ?? same[0]
}
