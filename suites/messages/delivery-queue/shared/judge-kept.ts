import type { Item, Look } from '../../../../src/scenario/index.js'
import type { Waiting } from '../../shared/waiting-in.js'

/**
 * Judges that a list shows a notification as long as the whole queue does before and after.
 *
 * @param wholes the queue before each of the lists, and after the last one
 * @param isSteady whether nothing happened to it meanwhile, and long before
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
    const isDue = isSteady && isIn(wholes[index]) && isIn(wholes[index + 1])
    if (isDue && !look(list).holdsSome('notification that is being delivered', isIt)) return
    // Where no list shows what is being delivered, other stories decide.
    if (!isDue) look(list).status(200)
  }
}
