import type { Finding } from '../../run/finding.js'
import type { RequirementResult } from '../../run/requirement-result.js'

/** The finding that gave a requirement its verdict, of those that are about it, when there is one. */
export function decidingFinding(
  findings: ReadonlyMap<string, readonly Finding[]>,
  requirement: RequirementResult,
): Finding | undefined {
  const same = (findings.get(requirement.id) ?? []).filter(
    (each) => each.verdict === requirement.verdict,
  )
  return same.find((each) => each.because === requirement.because) ?? same[0]
}
