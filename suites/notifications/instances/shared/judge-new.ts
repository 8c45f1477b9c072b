import type { Item, Operation, Stage, Verification } from '../../../../src/scenario/index.js'
import { stays } from '../../shared/stays.js'
import { type ActiveList, identifierMember, keyOf } from '../../shared/active-list.js'
import { isOfAnother, namesType } from '../../shared/is-of-another.js'
import type { Made } from '../../shared/made-definition.js'

const otherText = [
  'A new global notification has another text than the definition that was created.',
  { remedy: 'let a notification have the text of its definition' },
] as const

interface Readings extends Pick<Stage, 'settled'> {
  /** What the list held before. */
  readonly before: readonly Item[]
  read(): Promise<ActiveList>
}

/** New notifications, by what distinguishes them, and the first list that showed them. */
export interface Fresh {
  readonly keys: readonly string[]
  readonly first: ActiveList
}

/**
 * Judges that a list of active notifications has a notification that it did not have before, of a definition of ours:
 * others make theirs, and take them away, meanwhile.
 *
 * @returns what distinguishes the new ones from others
 */
export async function judgeNew(
  verify: Verification,
  active: Operation,
  { type }: Made,
  { before, read, settled }: Readings,
): Promise<Fresh> {
  const known = before.map((one) => keyOf(active, one))
  const isNew = (item: Item): boolean =>
    !known.includes(keyOf(active, item)) && namesType(active, item, type) !== false
  const isStrange = (item: Item): boolean =>
    !known.includes(keyOf(active, item)) &&
    namesType(active, item, type) === false &&
    !isOfAnother(item, type)
  const isOther = ({ items }: ActiveList): boolean => items.some(isStrange) && !items.some(isNew)
  let fresh: readonly Item[] = []
  let first: ActiveList | undefined
  await stays(verify, async (look) => {
    let list = await read()
    // It may be ours with a text of its own, which other stories decide, or that of others.
    if (isOther(list)) list = await settled(read, (seen) => !isOther(seen))
    if (isOther(list)) {
      verify.undecided(...otherText)
      return true
    }
    const { answer, items } = list
    const key = identifierMember(active)
    fresh = items.filter(isNew)
    if (fresh.length > 0) first ??= list
    return look(answer).holdsSome('new notification, of the global definition', isNew, key)
  })
  return { keys: fresh.map((one) => keyOf(active, one)), first: first ?? (await read()) }
}
