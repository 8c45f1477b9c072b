import type { Finding } from '../../run/finding.js'
import { escapeTerminal } from '../escape-terminal.js'
import type { LinkTo } from './open-links.js'
import type { Paint } from './paint.js'

/** Below a finding that failed or is warned of, where it stands in the HTML report. */
export function linkLines(finding: Finding, linkTo: LinkTo, paint: Paint): readonly string[] {
  const isTold = finding.verdict === 'fail' || finding.verdict === 'warn'
  const link = isTold ? linkTo(finding) : undefined
  return link === undefined ? [] : [' '.repeat(8) + paint('dim', escapeTerminal(link, 400))]
}
