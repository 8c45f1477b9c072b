import type { Row } from './row.js'

const heading = ['what', 'measured', '', 'against', '', 'by', 'ratio', 'aim', '']

/** Rows as a table for a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = [heading, ...rows.map(cellsOf)]
  const widths = heading.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        numeric.includes(column)
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return cells.map((row) => `  ${line(row)}\n`).join('')
}

const numeric = [2, 4, 6]

function cellsOf({ what, by, measured, against, ratio, aim }: Row): readonly string[] {
  return [
    what,
    measured.name,
    amountOf(measured.amount, by),
    against.name,
    amountOf(against.amount, by),
    by,
    times(ratio),
    aim === undefined ? 'none' : `at ${aim.at} ${aim.ratio} ×`,
    aim === undefined ? '' : isMet(ratio, aim) ? 'met' : 'NOT MET',
  ]
}

const isMet = (ratio: number, { at, ratio: bound }: NonNullable<Row['aim']>): boolean =>
  at === 'most' ? ratio <= bound : ratio >= bound

const times = (ratio: number): string => `${ratio.toFixed(ratio < 1 ? 2 : ratio < 100 ? 1 : 0)} ×`

const amountOf = (amount: number, by: Row['by']): string =>
  by === 'heap' ? `${amount.toFixed(1)} MB` : duration(amount)

const duration = (milliseconds: number): string =>
  milliseconds < 10 ? `${milliseconds.toFixed(3)} ms` : `${milliseconds.toFixed(0)} ms`
