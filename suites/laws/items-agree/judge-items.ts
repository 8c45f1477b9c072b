import type { Answer, Item, Operation } from '../../../src/scenario/index.js'
import { type Compare, judgeItem } from './judge-item.js'

/** What was read before of an item, and of what is behind it, by the place of its page and its name. */
export type Known = Map<string, readonly { readonly resource: Item; readonly item: Item }[]>

interface Read {
  readonly names: readonly string[]
  /** What was found for each of the names. */
  readonly found: readonly Answer[]
  readonly pages: readonly Answer[]
  readonly known: Known
}

/** Judges items on whichever page they stand, and tells how many could be compared: what went away shows nothing. */
export function judgeItems(
  itemResource: NonNullable<Operation['itemResource']>,
  { names, found, pages, known }: Read,
  compare: Compare,
): number {
  const { by } = itemResource
  let compared = 0
  for (const [at, name] of names.entries()) {
    const alone = found[at]
    // Not every item need be answered by itself, and another one is the fault of another requirement.
    if (alone?.status !== 200 || !isObject(alone.json)) continue
    if (![undefined, name].includes(alone.json[by] as string)) continue
    const resource = alone.json
    for (const [nth, page] of pages.entries()) {
      const index = page.items.findIndex((one) => String(one[by] ?? '') === name)
      const item = page.items[index]
      if (item === undefined) continue
      compared += 1
      const place = `${nth} ${name}`
      const earlier = known.get(place) ?? []
      known.set(place, [...earlier, { resource, item }])
      judgeItem(itemResource, { page, item, index, found: alone, resource, earlier }, compare)
    }
  }
  return compared
}

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
