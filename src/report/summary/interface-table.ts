import type { Run, Totals } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { codeSpan } from './code-span.js'

const columns = ['pass', 'fail', 'inconclusive', 'error', 'none', 'planned'] as const

const figures = (totals: Totals): readonly string[] =>
  columns.map((column) => formatCount(totals[column]))

/** A bar ends a table cell even in a code span, and before it a backslash would mislead. */
const cell = (text: string): string => codeSpan(text.replaceAll('|', '¦'), 80)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Interfaces by verdict, with the sums below. */
export function interfaceTable(run: Run): string {
  return [
    row(['interface', 'version', ...columns]),
    row(['---', '---', ...columns.map(() => '---:')]),
    ...run.interfaces.map(({ name, version, totals }) =>
      row([cell(name), cell(version), ...figures(totals)]),
    ),
    row(['all', '', ...figures(run.totals)]),
  ].join('\n')
}
