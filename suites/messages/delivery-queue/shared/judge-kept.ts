import type { Item, Look } from '../../../../src/scenario/index.js'
import type { Waiting } from '../../shared/waiting-in.js'

/**
 * Judges that a list which showed a notification goes on to show it, as long as the whole queue does before and after.
 *
 * @param wholes the queue before each of the lists, and after the last one
 * @param isSteady whether nothing happened to it meanwhile
 */
export function judgeKept(
  look: Look,
  lists: readonly Waiting[],
  wholes: readonly Waiting[],
  isIt: (item: Item) => boolean,
  isSteady: boolean,
): void {
  const isIn = (list: Waiting | undefined): boolean => list?.items.some(isIt) ?? false
  for (const [index, list] of lists.entries()) {
    const wasSeen = lists.slice(0, index).some(isIn)
    const isDue = isSteady && wasSeen && isIn(wholes[index]) && isIn(wholes[index + 1])
    if (isDue && !look(list).holdsSome('notification that is being delivered', isIt)) return
    // Where it was not seen before, other stories decide.
    if (!isDue) look(list).status(200)
  }
}
