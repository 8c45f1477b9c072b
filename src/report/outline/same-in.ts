import { formatCount } from '../format-count.js'

/** Requirements that are named; the other reports have them all. */
const most = 20

/** A line that names further requirements that failed for the same cause; none where there are none. */
export function sameIn(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return []
  const rest = ids.length > most ? ` and ${formatCount(ids.length - most)} more` : ''
  return [`the same in ${ids.slice(0, most).join(', ')}${rest}`]
}
