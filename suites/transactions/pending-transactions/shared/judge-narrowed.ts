import {
  identify,
  type Item,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'
import { askAgain } from './ask-again.js'
import { explainedByPages } from './explained-by-pages.js'
import { isMissing } from './is-missing.js'

type Query = Readonly<Record<string, string | readonly string[]>>

interface Narrowed {
  readonly query: Query
  /** Undefined for a transaction for which it cannot be decided. */
  belongs(item: Item): boolean | undefined | Promise<boolean | undefined>
  /** Transactions of the list without a filter. */
  readonly whole: readonly Item[]
  /** What to add to the profile where it is not known that the filter means any transaction. */
  readonly remedy: string
}

type Parts = Pick<Stage, 'customer' | 'giveUp'> & {
  readonly fixtures: { pagesAddUp(): Promise<boolean> }
}

/**
 * Judges the pending list narrowed by a filter: it holds every transaction of the whole list that belongs there, and
 * none that does not.
 *
 * @returns whether it does
 */
export async function judgeNarrowed(
  { customer, fixtures, giveUp }: Parts,
  verify: Verification,
  { query, belongs, whole, remedy }: Narrowed,
): Promise<boolean> {
  const those = async (items: readonly Item[], verdict: boolean): Promise<readonly string[]> => {
    const verdicts = await Promise.all(items.map(belongs))
    return items.filter((_, index) => verdicts[index] === verdict).map(identify)
  }
  const due = await those(whole, true)
  let isAgain = false
  const isRight = await verify.confirmed(async (compare) => {
    // What has left the whole list meanwhile is missing nowhere.
    const there = isAgain ? (await readPending(customer, {}, 20)).items.map(identify) : due
    isAgain = true
    const still = due.filter((id) => there.includes(id))
    const list = await readPending(customer, query)
    if (list.pages.length === 0) return void compare(list).status(200)
    if (list.items.length + due.length === 0)
      verify.undecided(`Whether ${describe(query)} means any transaction is not shown.`, { remedy })
    const wrong = await those(list.items, false)
    await explainedByPages({ fixtures, giveUp }, list, isMissing(list, still) || wrong.length > 0)
    if (list.end.kind === 'complete' && still.length > 0) compare(list).holds(still)
    const isOne = (item: Item): boolean => !wrong.includes(identify(item))
    if (list.items.length > 0) compare(list).holdsOnly(`those of ${describe(query)}`, isOne)
  })
  if (isRight) await askAgain(customer, query)
  return isRight
}

const describe = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${[value].flat().join(' or ')}`)
    .join(', ')
