import type { Totals } from '../../run/interface-result.js'
import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { codeSpan } from './code-span.js'

const columns = ['pass', 'warn', 'fail', 'inconclusive', 'error', 'none', 'planned'] as const

const figures = (totals: Totals): readonly string[] =>
  columns.map((column) => formatCount(totals[column]))

/** A bar ends a table cell even in a code span, and before it a backslash would mislead. */
const cell = (text: string): string => codeSpan(text.replaceAll('|', '¦'), 80)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Interfaces by verdict, with the sums below, and how far their served definitions drift where one was compared. */
export function interfaceTable({ interfaces, totals, served }: Run): string {
  const drifts = served.filter(({ drift }) => drift !== undefined)
  const drift = (name: string): readonly string[] => {
    const found = drifts.find((one) => one.interface === name)?.drift
    return drifts.length === 0 ? [] : [found === undefined ? '–' : formatCount(found)]
  }
  const all = formatCount(drifts.reduce((sum, one) => sum + (one.drift ?? 0), 0))
  const more = drifts.length === 0 ? [] : ['drift']
  return [
    row(['interface', 'version', ...columns, ...more]),
    row(['---', '---', ...[...columns, ...more].map(() => '---:')]),
    ...interfaces.map((one) =>
      row([cell(one.name), cell(one.version), ...figures(one.totals), ...drift(one.name)]),
    ),
    row(['all', '', ...figures(totals), ...more.map(() => all)]),
  ].join('\n')
}
