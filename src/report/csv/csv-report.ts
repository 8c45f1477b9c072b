import type { Run } from '../../run/run.js'
import { escapeInvisible } from '../escape-invisible.js'
import { escapeLogCommands } from '../escape-log-commands.js'
import { openText } from '../outline/open-text.js'
import { type Outcome, outcomes } from '../outline/outcomes.js'

const columns = [
  'requirement',
  'interface',
  'operations',
  'level',
  'verdict',
  'known',
  'text',
  'clause',
  'expected',
  'actual',
  'reason',
  'judges',
  'exchanges',
  'milliseconds',
] as const

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

/** Quoted, with nothing that a spreadsheet would run. */
function cell(text: string): string {
  const shown = escapeLogCommands(escapeInvisible(text.slice(0, 4000)), '\\x')
  return `"${(formula.test(shown) ? `'${shown}` : shown).replaceAll('"', '""')}"`
}

function row({ requirement, finding, failure, milliseconds }: Outcome): readonly string[] {
  return [
    requirement.id,
    requirement.interface,
    requirement.operations.join(' '),
    requirement.level,
    requirement.verdict,
    requirement.known ?? '',
    requirement.text,
    requirement.clause,
    failure?.finding.expected ?? '',
    failure?.finding.actual ?? '',
    openText(requirement),
    requirement.judges.join(' '),
    (finding?.exchanges ?? []).join(' '),
    String(Math.round(milliseconds)),
  ]
}

/**
 * The requirements as a table for spreadsheets: a header, then a row for each, in the order of the documents.
 *
 * @returns UTF-8 without a byte order mark, lines that end in CR LF
 * @see RFC 4180
 */
export const csvReport = (run: Run): string =>
  [columns, ...outcomes(run).map(row)].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
