import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'

/** What changed since the run that this one is compared with, in a line; undefined without one. */
export function previousLine({ previous }: Run): string | undefined {
  if (previous === undefined) return undefined
  const { shown, verdict, worse, better } = previous
  return `Compared with ${shown} (${verdict}): ${formatCount(worse)} worse, ${formatCount(better)} better`
}
