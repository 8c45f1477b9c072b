import { formatCount } from '../format-count.js'
import { furtherReasons } from '../outline/further-reasons.js'
import type { ReportedGroup } from '../outline/reported-group.js'
import { prose } from './prose.js'

const most = 40

/** A heading and a list: how many, why, what would settle it. No groups, no sections. */
export function groupSection(heading: string, groups: readonly ReportedGroup[]): readonly string[] {
  if (groups.length === 0) return []
  const others = groups.slice(most)
  const rest = others.reduce((sum, each) => sum + each.requirements.length, 0)
  const lines = groups.slice(0, most).map(({ reason, remedy, requirements }) => {
    const why =
      remedy === undefined
        ? prose(reason, 160)
        : `${prose(reason.replace(/\.$/, ''), 160)}; ${prose(remedy, 160)}`
    return `- ${formatCount(requirements.length)} × ${why}`
  })
  const more = rest > 0 ? [`- ${formatCount(rest)} × ${prose(furtherReasons(others), 400)}`] : []
  return [`## ${heading}`, [...lines, ...more].join('\n')]
}
