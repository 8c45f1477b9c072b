import type { LintFinding, Severity } from '../../lint/lint-finding.js'

/** How many findings there are of each severity, without those that are ignored. */
export function severities(findings: readonly LintFinding[]): Readonly<Record<Severity, number>> {
  const of = (severity: Severity) =>
    findings.filter((each) => each.severity === severity && each.ignored === undefined).length
  return { error: of('error'), warning: of('warning'), info: of('info') }
}
