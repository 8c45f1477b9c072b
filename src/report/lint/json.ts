import type { LintFinding } from '../../lint/lint-finding.js'
import { printJson } from '../print-json.js'
import { severities } from './severities.js'

const members = ['file', 'line', 'column', 'rule', 'severity', 'message', 'remedy', 'interface']

/** Lint findings for programs: `totals` by severity, and `findings` in the order given. */
export function json(findings: readonly LintFinding[]): string {
  return printJson({ totals: severities(findings), findings }, ['totals', 'findings', ...members])
}
