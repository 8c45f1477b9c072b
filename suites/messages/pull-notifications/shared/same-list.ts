import { identify } from '../../../../src/scenario/index.js'
import type { Waiting } from '../../shared/waiting-in.js'

/** Whether two lists hold the same notifications, in whatever order; in words what the first one lacks or has besides. */
export function sameList(
  { items }: Waiting,
  due: Waiting,
): { readonly holds: boolean; readonly expected: string; readonly actual: string } {
  const seen = items.map(identify)
  const wanted = due.items.map(identify)
  const missing = wanted.filter((one) => !seen.includes(one))
  const besides = seen.filter((one) => !wanted.includes(one))
  return {
    holds: missing.length + besides.length === 0,
    expected: `the ${wanted.length} notifications of the other list`,
    actual: [
      ...(missing.length > 0 ? [`without ${shown(missing)}`] : []),
      ...(besides.length > 0 ? [`with ${shown(besides)} besides`] : []),
    ].join(', '),
  }
}

const shown = (ids: readonly string[]): string => ids.slice(0, 3).join(', ')
