import type { BrokenConnections } from './run.js'

/** Fewer requests show nothing about a share. */
const fewest = 20

/**
 * What broken connections come to.
 *
 * @param tolerated share of all requests, from 0 to 1
 * @returns undefined when none broke
 */
export function brokenConnections(
  { sent, broken }: Pick<BrokenConnections, 'sent' | 'broken'>,
  tolerated: number,
): BrokenConnections | undefined {
  if (broken === 0) return undefined
  const unsteady = sent >= fewest && broken > tolerated * sent
  return { sent, broken, unsteady: unsteady || undefined }
}
