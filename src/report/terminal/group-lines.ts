import { escapeTerminal } from '../escape-terminal.js'
import { fillCommand } from '../fill-command.js'
import { formatCount } from '../format-count.js'
import { furtherReasons } from '../outline/further-reasons.js'
import type { ReportedGroup } from '../outline/reported-group.js'
import { cellsOf, padCells } from './cells.js'
import { wrap } from './wrap.js'

/** Groups shown before the rest is summed up: what matters must not scroll away. */
const most = 24

const columns = (reasons: readonly string[], width: number): number =>
  Math.min(Math.max(...reasons.map(cellsOf)), Math.max(20, Math.floor(width * 0.55)))

/**
 * A heading and a line for each group: how many, why, and what would settle it.
 *
 * @param heading without colon; empty groups give no lines at all
 */
export function groupLines(
  heading: string,
  groups: readonly ReportedGroup[],
  width: number,
): readonly string[] {
  if (groups.length === 0) return []
  const shown = groups.slice(0, most).map(({ reason, remedy, requirements }) => ({
    count: formatCount(requirements.length).padStart(5),
    reason: escapeTerminal(reason, 160),
    remedy: remedy === undefined ? undefined : escapeTerminal(remedy, 400),
  }))
  const column = columns(
    shown.map(({ reason }) => reason),
    width,
  )
  const others = groups.slice(most)
  const rest = others.reduce((sum, each) => sum + each.requirements.length, 0)
  return [
    `  ${heading}:`,
    ...shown.flatMap(({ count, reason, remedy }) => {
      const told = beside(count, wrap(reason, width - 9))
      if (remedy === undefined) return told
      const room = cellsOf(reason) <= column && column + cellsOf(remedy) + 11 <= width
      return room
        ? [`${count}  ${padCells(reason, column)}    ${remedy}`]
        : [...told, ...remedyLines(remedy, width - 9).map((line) => ' '.repeat(9) + line)]
    }),
    ...(rest > 0
      ? beside(
          formatCount(rest).padStart(5),
          wrap(escapeTerminal(furtherReasons(others), 400), width - 9),
        )
      : []),
    '',
  ]
}

/** A count, and the lines of what it counts; those that follow stand two columns further in. */
const beside = (count: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => (at === 0 ? `${count}  ${line}` : ' '.repeat(9) + line))

/** A command can be pasted however many lines it takes. */
const remedyLines = (remedy: string, width: number): readonly string[] =>
  /^(?:npx|export) /.test(remedy)
    ? fillCommand(remedy.split(/ (?=--|&&)/), width).split('\n')
    : wrap(remedy, width)
