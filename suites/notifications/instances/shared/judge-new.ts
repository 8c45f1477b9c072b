import type { Item, Operation, Verification } from '../../../../src/scenario/index.js'
import { stays } from '../../shared/stays.js'
import { type ActiveList, identifierMember, keyOf } from '../../shared/active-list.js'

/**
 * Judges that a list of active notifications has a notification that it did not have before.
 *
 * @returns what distinguishes the new ones from others
 */
export async function judgeNew(
  verify: Verification,
  active: Operation,
  { before, read }: { before: readonly Item[]; read: () => Promise<ActiveList> },
): Promise<readonly string[]> {
  const known = before.map((one) => keyOf(active, one))
  const isNew = (item: Item): boolean => !known.includes(keyOf(active, item))
  let fresh: readonly Item[] = []
  await stays(verify, async (look) => {
    const { answer, items } = await read()
    const key = identifierMember(active)
    fresh = items.filter(isNew)
    return look(answer).holdsSome('new notification, of the global definition', isNew, key)
  })
  return fresh.map((one) => keyOf(active, one))
}
