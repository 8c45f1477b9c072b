import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { furtherReasons } from '../outline/further-reasons.js'
import type { ReportedGroup } from '../outline/reported-group.js'
import { cellsOf, padCells } from './cells.js'

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
    remedy: remedy === undefined ? undefined : escapeTerminal(remedy, 160),
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
      if (remedy === undefined) return [`${count}  ${reason}`]
      const room = cellsOf(reason) <= column && column + cellsOf(remedy) + 11 <= width
      return room
        ? [`${count}  ${padCells(reason, column)}    ${remedy}`]
        : [`${count}  ${reason}`, `${' '.repeat(9)}${remedy}`]
    }),
    ...(rest > 0
      ? [`${formatCount(rest).padStart(5)}  ${escapeTerminal(furtherReasons(others), 400)}`]
      : []),
    '',
  ]
}
