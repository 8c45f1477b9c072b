import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'

/** What to know about the connections of a run, in a sentence; undefined when none broke. */
export function connectionLine({ connections }: Run): string | undefined {
  if (connections === undefined) return undefined
  const { sent, broken, unsteady } = connections
  const share = `${formatCount(broken)} of ${formatCount(sent)} requests lost their connection before the answer was whole`
  return unsteady
    ? `${share}: more than limits.brokenConnections allows, so nothing that was seen counts as decided.`
    : `${share}; those that only read were sent again.`
}
