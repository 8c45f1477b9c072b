import {
  type Answer,
  differingMembers,
  type Expectation,
  hrefsOf,
  identify,
  type Item,
  leftOut,
  type Operation,
} from '../../../src/scenario/index.js'
import { differingLinks } from './differing-links.js'

interface Shown {
  readonly page: Answer
  readonly item: Item
  /** Of the item in its page. */
  readonly index: number
  readonly found: Answer
  /** What was found. */
  readonly resource: Item
  /** What was found of it before, and what the list said of it then. */
  readonly earlier: readonly { readonly resource: Item; readonly item: Item }[]
}

export type Compare = Readonly<Record<'agree' | 'carried', (seen: Answer) => Expectation>>

/** Judges whether an item of a list says what the resource behind it says, and all of that which it is said to have. */
export function judgeItem(
  { operation, members, carried, links }: NonNullable<Operation['itemResource']>,
  { page, item, index, found, resource, earlier }: Shown,
  compare: Compare,
): void {
  // A list that is behind never shows what moves all the time, such as when a delivery was tried last; it moves as well.
  const differs = (one: Item, other: Item, member: string): boolean =>
    differingMembers(one, other).includes(member)
  const moves = (member: string): boolean =>
    member !== 'createdAt' &&
    earlier.some((one) => differs(one.resource, resource, member)) &&
    earlier.some((one) => differs(one.item, item, member))
  // What an item has besides is the target's own, and may mean something else there.
  const member = differingMembers(item, resource).find(
    (one) => members.includes(one) && !moves(one),
  )
  const link = differingLinks(item, resource, links)[0]
  const [expected, actual] = [item, resource].map((one) =>
    member === undefined
      ? hrefsOf(one, link ?? '').join(', ')
      : (JSON.stringify(one[member]) ?? 'nothing'),
  )
  compare.agree(found).that({
    holds: member === undefined && link === undefined,
    expected: `what the list says: ${expected}`,
    actual: actual ?? '',
    pointer: member === undefined && link !== undefined ? `/_links/${link}` : `/${member ?? ''}`,
    exchanges: [page.exchange.number],
    // Of several that change one after the other each is wrong once. When a resource was created does not move: what the
    // list says may be another time at each reading.
    faults: [`${member === 'createdAt' ? index : identify(item)} ${member ?? link}`],
  })
  if (carried.length === 0) return
  const left = leftOut(carried, item, resource)
  compare.carried(page).that({
    holds: left === undefined,
    expected: `what ${operation} shows: ${left}`,
    actual: `an item without ${left}`,
    pointer: `${page.at('/items') === undefined ? '/_embedded/items' : '/items'}/${index}`,
    exchanges: [found.exchange.number],
  })
}
