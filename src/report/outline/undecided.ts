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
      const { id, because, remedy } = requirement
      const finding = decidingFinding(findings, requirement)
      const root = finding?.dependsOn
      return root === undefined
        ? { requirement: id, reason: because, remedy }
        : { requirement: id, reason: `wait for ${root}` }
    }),
  )
}
