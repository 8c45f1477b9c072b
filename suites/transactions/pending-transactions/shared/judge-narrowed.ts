import {
  identify,
  type Item,
  type NumberedWalk,
  type Stage,
  walkNumbered,
} from '../../../../src/scenario/index.js'

type Query = Readonly<Record<string, string | readonly string[]>>

const operation = 'getPendingTransactions'
const pages = 5

interface Narrowed {
  readonly requirement: string
  readonly query: Query
  /** Undefined for a transaction of which it cannot be told. */
  belongs(item: Item): boolean | undefined | Promise<boolean | undefined>
  /** The list without a filter. */
  readonly whole: NumberedWalk
  /** Whether several pages make a list. */
  pagesAddUp(): Promise<boolean>
}

/**
 * Judges the pending list narrowed by a filter: it holds every transaction of the whole list that belongs
 * there, and none that does not.
 *
 * @returns whether it does
 */
export async function judgeNarrowed(
  { customer, verify, undecided }: Pick<Stage, 'customer' | 'verify' | 'undecided'>,
  { requirement, query, belongs, whole, pagesAddUp }: Narrowed,
): Promise<boolean> {
  const list = await walkNumbered(customer, operation, query, { pages })
  const page = list.pages[0]?.answer ?? list.stopped
  if (page === undefined) return false
  if (page.status !== 200) {
    verify(requirement, page).status(200)
    return false
  }
  const those = async (items: readonly Item[], verdict: boolean): Promise<readonly Item[]> => {
    const verdicts = await Promise.all(items.map(belongs))
    return items.filter((_, index) => verdicts[index] === verdict)
  }
  const wrong = await those(list.items, false)
  const kept = new Set(list.items.map(identify))
  const due = await those(whole.items, true)
  let missing = list.complete ? due.filter((item) => !kept.has(identify(item))) : []
  if (missing.length > 0) {
    const again = await walkNumbered(customer, operation, {}, { pages })
    const still = new Set(again.items.map(identify))
    missing = missing.filter((item) => still.has(identify(item)))
  }
  const holds = missing.length === 0 && wrong.length === 0
  if (!holds && list.pages.length > 1 && !(await pagesAddUp())) {
    undecided(requirement, 'The pages of the list do not add up already.')
    return false
  }
  verify(requirement, page).that({
    holds,
    expected: `with ${describe(query)}, the ${due.length} transactions that it means, and no others`,
    actual: missing.length > 0 ? `without ${show(missing)}` : `among them ${show(wrong)}`,
    pointer: '/_embedded/items',
    member: '_id',
  })
  return holds
}

const show = (items: readonly Item[]): string => items.slice(0, 5).map(identify).join(', ')

const describe = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${[value].flat().join(' or ')}`)
    .join(', ')
