import {
  type Answer,
  differingMembers,
  identify,
  type Item,
  type LawStage,
  type Operation,
  type RequestInput,
  type Walk,
} from '../../../src/scenario/index.js'
import { itemsAgree } from '../items-agree/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'

/** A list that was narrowed, and what was asked for. */
export interface Asked {
  readonly query: RequestInput['query']
  readonly items: readonly Item[]
}

/** An item of which a narrowed list says something else than the list does before and afterwards. */
interface Otherwise {
  readonly page: Answer
  readonly pointer: string
  readonly expected: string
}

/**
 * A list says of an item what it says of it without a filter: behind both is the same resource. What seems otherwise is
 * read again, between two readings of the whole list, for as long as it takes until a change is seen everywhere.
 *
 * @throws Undecided when it says something else
 */
export async function assumeToldAlike(
  { customer, walk, plainRequest, settled, assume }: LawStage,
  operation: Operation,
  whole: readonly Item[],
  lists: readonly Asked[],
): Promise<void> {
  const { members } = operation.itemResource ?? {}
  if (members === undefined) return
  const differing = (item: Item, other: Item): string | undefined =>
    differingMembers(item, other).find((one) => members.includes(one))
  const known = new Map(whole.map((item) => [identify(item), item]))
  const isOther = (item: Item): boolean =>
    differing(item, known.get(identify(item)) ?? {}) !== undefined
  const asked = lists.find(({ items }) => items.some(isOther))
  if (asked === undefined) return
  const plain = await plainRequest(operation)
  if (Object.keys(plain.path ?? {}).length > 0) return
  const read = (query: RequestInput['query']): Promise<Walk> => walk(customer, operation.id, query)
  const lookAgain = async (): Promise<Otherwise | undefined> => {
    const [before, list, afterwards] = [
      await read(plain.query),
      await read(asked.query),
      await read(plain.query),
    ]
    for (const page of list.pages) {
      const at = page.at('/items') === undefined ? '/_embedded/items' : '/items'
      for (const [index, item] of page.items.entries()) {
        const [first, last] = [before, afterwards].map(({ items }) =>
          items.find((one) => identify(one) === identify(item)),
        )
        if (first === undefined || last === undefined || differing(first, last)) continue
        const member = differing(item, first)
        if (member !== undefined && differing(item, last) !== undefined)
          return {
            page,
            pointer: `${at}/${index}/${member}`,
            expected: JSON.stringify(first[member]),
          }
      }
    }
    return undefined
  }
  const wrong = await settled(lookAgain, (one) => one === undefined)
  if (wrong === undefined) return
  const { page, pointer, expected } = wrong
  const such = `what the list says without the filter: ${expected}`
  assume(page, aspectsOf(operation, itemsAgree)('agree')).tells(pointer, such, () => false)
}
