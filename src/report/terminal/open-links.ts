import type { Finding } from '../../run/finding.js'
import { findingIds } from '../html/finding-ids.js'

/** Where a finding stands in the HTML report, or nothing where that does not show it. */
export type LinkTo = (finding: Finding) => string | undefined

/**
 * Links to the HTML report of a run. A finding of a later run leads to what the same judge found then.
 *
 * @param report its path as the user may open it; none where there is no such report
 */
export function openLinks(report: string | undefined, findings: readonly Finding[]): LinkTo {
  if (report === undefined) return () => undefined
  const ids = findingIds(findings)
  const told = findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  return (finding) => {
    const then = ids.has(finding)
      ? finding
      : told.find(
          (one) => one.requirement === finding.requirement && one.scenario === finding.scenario,
        )
    return then === undefined ? undefined : `${report}#${ids.get(then)}`
  }
}
