import { formatCount } from '../format-count.js'
import type { Annotation } from './annotation-line.js'

/** GitHub shows so many of each kind in a step, and drops the others without a word. */
const most = 10

/**
 * As many annotations of one kind as are shown; the last one counts what has no room.
 *
 * @param all what weighs most first
 */
export function withinLimit(all: readonly Annotation[], noun: string): readonly Annotation[] {
  const [first] = all
  if (first === undefined || all.length <= most) return all
  const rest = formatCount(all.length - most + 1)
  const message = `${rest} further ${noun} are in the summary of this step and in the reports.`
  return [...all.slice(0, most - 1), { kind: first.kind, title: `${rest} more`, message }]
}
