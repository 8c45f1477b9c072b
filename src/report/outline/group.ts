import { remedyOrder } from './remedy-order.js'
import type { ReportedGroup } from './reported-group.js'

/** One requirement with the reason why it stands open. */
interface Entry {
  readonly requirement: string
  readonly reason: string
  readonly remedy?: string
}

const cause = (group: ReportedGroup): string => group.remedy ?? group.reason

/** Puts entries with the same remedy and reason together; what settles most comes first. */
export function group(entries: readonly Entry[]): readonly ReportedGroup[] {
  const groups = new Map<string, ReportedGroup & { readonly requirements: string[] }>()
  for (const { requirement, reason, remedy } of entries) {
    const key = JSON.stringify([remedy, reason])
    const order = remedy === undefined ? undefined : remedyOrder(remedy)
    const found = groups.get(key) ?? { reason, remedy: order, requirements: [] }
    found.requirements.push(requirement)
    groups.set(key, found)
  }
  const weights = new Map<string, number>()
  for (const each of groups.values())
    weights.set(cause(each), (weights.get(cause(each)) ?? 0) + each.requirements.length)
  const weight = (each: ReportedGroup): number => weights.get(cause(each)) ?? 0
  return [...groups.values()].toSorted(
    (a, b) =>
      weight(b) - weight(a) ||
      cause(a).localeCompare(cause(b), 'en') ||
      b.requirements.length - a.requirements.length,
  )
}
