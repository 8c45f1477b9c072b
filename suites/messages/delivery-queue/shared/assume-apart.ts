import { identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import type { Waiting } from '../../shared/waiting-in.js'
import { listOf } from './judge-moved.js'

/**
 * Sees to it that what was received and what has failed are two lists: what was received does not fail later either.
 *
 * @param before what was received before the others failed, where that was read
 * @param lists operations that list what was received and what has failed; undefined where no supplement describes it
 * @param isFailed whether a notification is one that was never accepted
 */
export async function assumeApart(
  at: Parameters<typeof listOf>[0] & Pick<Stage, 'assume'>,
  before: Waiting | undefined,
  [received, failed]: readonly [string, string | undefined],
  isFailed: (item: Item) => boolean,
): Promise<void> {
  const done = await listOf(at, received)
  at.assume(done, 'messages.push.received-only').holdsNo('notification that has failed', isFailed)
  if (failed === undefined) return
  // The identifiers of two lists may be drawn apart: the same one was created at the same time.
  const keyOf = (item: Item): string => `${identify(item)} ${String(item['createdAt'])}`
  const all = [...(before?.items ?? []), ...done.items]
  const known = new Set(all.filter((item) => 'createdAt' in item).map(keyOf))
  at.assume(await listOf(at, failed), 'messages.push.failed-only').holdsNo(
    'notification that was received',
    (item) => known.has(keyOf(item)),
  )
}
