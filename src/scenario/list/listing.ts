import type { Answer } from '../answer/answer.js'
import type { Comparison } from '../verify/comparison.js'
import { identify } from '../answer/identify.js'
import { Undecided } from '../undecided.js'
import { valueAt } from '../../contract/value-at.js'
import type { Seen } from '../verify/seen.js'
import type { Item } from './walk.js'
import { whyPartial } from './why-partial.js'
import type { By } from './list-expectation.js'

/** One item of a list, what distinguishes it from the others, and the page that shows it. */
export interface Entry {
  readonly value: unknown
  readonly item: Item
  readonly page: Answer
}

/** A list that is compared. */
export interface Listing {
  readonly pages: readonly Answer[]
  entries(by: By | undefined): readonly Entry[]
  /** @throws Undecided where there is none */
  someEntries(by: By | undefined): readonly Entry[]
  /** @throws Undecided where the list was not walked to its end */
  toTheEnd(): void
  /** A comparison of its items, at the place where they are. */
  compared(by: By | undefined, judge: () => Omit<Comparison, 'pointer' | 'member'>): Comparison
}

/** What was seen, as a list. */
export function listingOf(seen: Seen): Listing {
  const pages = 'pages' in seen ? seen.pages : [seen]
  const partial = 'pages' in seen ? whyPartial(seen) : undefined
  const exchanges = pages.slice(0, 1).map(({ exchange }) => exchange.number)
  const toTheEnd = (): void => {
    if (partial !== undefined) throw new Undecided(partial.because, { ...partial, exchanges })
  }
  const entries = (by: By | undefined): readonly Entry[] =>
    pages.flatMap((page) => page.items.map((item) => ({ value: valueOf(item, by), item, page })))
  return {
    pages,
    entries,
    someEntries: (by) => {
      const all = entries(by)
      if (all.length > 0) return all
      toTheEnd()
      const operation = pages[0]?.operation.id
      const remedy = `add items to the list${operation === undefined ? '' : ` of ${operation}`}`
      throw new Undecided('The list is empty.', { remedy, exchanges })
    },
    toTheEnd,
    compared: (by, judge) => {
      const [first] = pages
      if (first !== undefined)
        return { pointer: placeOf(first), member: memberOf(first.items[0], by), ...judge() }
      toTheEnd()
      throw new Undecided('There is no page to check.', {
        remedy: 'let the list be answered',
      })
    },
  }
}

/** Where a page has its items, or should have them: one with links is a HAL document. */
function placeOf(page: Answer): string {
  if (page.at('/items') !== undefined) return '/items'
  const isHal = ['/_embedded', '/_links'].some((one) => page.at(one) !== undefined)
  return isHal ? '/_embedded/items' : '/items'
}

function valueOf(item: Item, by: By | undefined): unknown {
  if (by === undefined) return identify(item)
  if (typeof by === 'function') return by(item)
  return by.startsWith('/') ? valueAt(item, by) : item[by]
}

/** The member of an item that is looked at, which has to be sound. */
function memberOf(item: Item | undefined, by: By | undefined): string | undefined {
  if (typeof by === 'function') return undefined
  if (by === undefined)
    return item?.['id'] === undefined && item?.['_id'] !== undefined ? '_id' : 'id'
  return by.startsWith('/') ? (by.split('/')[1] ?? '') : by
}
