import type { LintFinding } from '../../lint/lint-finding.js'
import { printJson } from '../print-json.js'
import { severities } from './severities.js'

const places = ['file', 'line', 'column', 'pointer']
const members = [...places, 'rule', 'severity', 'message', 'remedy', 'ignored', 'interface']

/** Lint findings for programs: `totals` by severity without those that are ignored, and `findings` in the order given. */
export function json(findings: readonly LintFinding[]): string {
  return printJson({ totals: severities(findings), findings }, ['totals', 'findings', ...members])
}
