import {
  type Answer,
  hrefsOf,
  identify,
  type Item,
  type LawStage,
  type Operation,
} from '../../../src/scenario/index.js'
import type { NumberedPages } from '../shared/numbered-pages.js'
import type { Compare, Relation } from './page-links.js'

/**
 * Judges that links keep the order of a list, and the link next what is searched for as well: they lead to items that the
 * number leads to. Whether a list is sorted or searched at all is another requirement.
 */
export async function judgeKept(
  stage: Pick<LawStage, 'customer' | 'plain'>,
  operation: Operation,
  { whole: { items } }: NumberedPages,
  compare: Compare<Relation>,
): Promise<void> {
  const has = (parameter: string) => operation.parameters.some(({ name }) => name === parameter)
  const { query, path } = (await stage.plain(operation)).order
  const ask = async (more: object): Promise<Answer> =>
    stage.customer.send(operation.id, { query: { ...query, ...more }, path })
  const behindNext = async (asked: object): Promise<Answer | undefined> => {
    const page = await ask({ ...asked, limit: 1 })
    const [href] = page.status === 200 ? hrefsOf(page.json, 'next') : []
    const there = href === undefined ? undefined : await stage.customer.follow(page, href)
    return there?.status === 200 ? there : undefined
  }
  const judge = (
    there: Answer,
    due: readonly unknown[],
    tell: (item: Item) => unknown,
    relation: Relation = 'next',
  ) => {
    const [item] = there.items
    if (item === undefined || due.length === 0) return
    compare[relation](there).that({
      holds: due.includes(tell(item)),
      expected: `an item that the list has there: ${due.join(', ')}`,
      actual: String(tell(item)),
      // In a list that moves it is another one each time.
      faults: [`${relation} to ${String(tell(item))}`],
    })
  }

  const order = has('sortBy') ? orderOf(items) : undefined
  if (order !== undefined) {
    const { member, sortBy } = order
    const there = await behindNext({ sortBy })
    // Items that are equal in it may come in any order.
    const byNumber = there && (await ask({ sortBy, limit: 1, start: 1 }))
    const isDue = (page: Answer, at: Answer): boolean =>
      page.items[0]?.[member] === at.items[0]?.[member]
    // What is sorted by may change of itself, such as the time of the last try of a delivery.
    const isMoving = async (): Promise<boolean> => {
      const seen = new Map(items.map((item) => [identify(item), item[member]]))
      const now = await ask({ sortBy })
      return now.items.some((item) => seen.get(identify(item)) !== item[member])
    }
    if (byNumber?.status === 200 && (isDue(there as Answer, byNumber) || !(await isMoving())))
      judge(
        there as Answer,
        byNumber.items.map((item) => item[member]),
        (item) => item[member],
      )
    // A page of the list in that order leads to itself, and to the first page in that order.
    for (const [relation, due] of [
      ['self', byNumber],
      ['first', byNumber && (await ask({ sortBy, limit: 1 }))],
    ] as const) {
      const [href] = byNumber?.status === 200 ? hrefsOf(byNumber.json, relation) : []
      if (href === undefined || byNumber === undefined || due?.status !== 200) continue
      const behind = await stage.customer.follow(byNumber, href)
      if (behind.status === 200 && (isDue(behind, due) || !(await isMoving())))
        judge(
          behind,
          due.items.map((item) => item[member]),
          (item) => item[member],
          relation,
        )
    }
  }
  const q = has('q') ? wordOf(items) : undefined
  const there = q === undefined ? undefined : await behindNext({ q })
  const found = there && (await ask({ q }))
  if (found?.status === 200) judge(there as Answer, found.items.map(identify), identify)
}

/** Texts that items have, by their members. */
const textsOf = (items: readonly Item[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.keys(items[0] ?? {})
      .filter((member) => !member.startsWith('_'))
      .map((member) => [member, items.map((item) => item[member])] as const)
      .filter((one): one is readonly [string, string[]] =>
        one[1].every((value) => typeof value === 'string'),
      ),
  )

/** An order in which the second item is another one than without it, as far as that can be told. */
function orderOf(
  items: readonly Item[],
): { readonly member: string; readonly sortBy: string } | undefined {
  for (const [member, values] of textsOf(items)) {
    const rising = values.toSorted()
    if (rising[1] !== values[1]) return { member, sortBy: member }
    if (rising.at(-2) !== values[1]) return { member, sortBy: `-${member}` }
  }
  return undefined
}

/** A word that two items have, and the second one of the whole list does not have. */
function wordOf(items: readonly Item[]): string | undefined {
  const second = JSON.stringify(items[1] ?? {})
  return [...textsOf(items).values()]
    .flat()
    .find(
      (value, index, all) =>
        /^\w{3,40}$/.test(value) && all.indexOf(value) !== index && !second.includes(value),
    )
}
