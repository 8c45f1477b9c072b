import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { staleEntries } from '../outline/stale-entries.js'
import { codeSpan } from './code-span.js'
import { prose } from './prose.js'

/** Lines of one list; what is beyond stands in the other reports. */
const most = 200

const list = (heading: string, lines: readonly string[]): readonly string[] => {
  if (lines.length === 0) return []
  const rest = lines.length - most
  const more = rest > 0 ? [`- and ${formatCount(rest)} more`] : []
  return [`## ${heading}`, [...lines.slice(0, most), ...more].join('\n')]
}

/** Known failures with their reasons, and entries of the baseline that must go, a line each. */
export function baselineSections(run: Run): readonly string[] {
  const known = run.requirements.flatMap(({ id, known: because }) =>
    because === undefined ? [] : [`- ${codeSpan(id)}: ${prose(because, 400)}`],
  )
  const stale = staleEntries(run).map(
    ({ requirement, order }) => `- ${codeSpan(requirement)} ${prose(order, 400)}`,
  )
  return [...list('Known failures', known), ...list('Stale entries of the baseline', stale)]
}
