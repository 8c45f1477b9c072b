import type { Run } from '../../run/run.js'
import { groupBy } from '../group-by.js'
import { decidingFinding } from './deciding-finding.js'
import { group } from './group.js'
import type { ReportedGroup } from './reported-group.js'

/** The inconclusive requirements by what would decide them. */
export function undecided(run: Run): readonly ReportedGroup[] {
  const findings = groupBy(run.findings, ({ requirement }) => requirement)
  const open = run.requirements.filter((each) => each.verdict === 'inconclusive')
  return group(
    open.map((requirement) => {
      const finding = decidingFinding(findings, requirement)
      if (finding?.dependsOn !== undefined)
        return { requirement: requirement.id, reason: `wait for ${finding.dependsOn}` }
      const remedy = requirement.remedy ?? finding?.remedy
      return {
        requirement: requirement.id,
        reason: requirement.because ?? finding?.because ?? 'nothing was seen that decides it',
        remedy,
      }
    }),
  )
}
