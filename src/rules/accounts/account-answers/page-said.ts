import { hash } from 'node:crypto'
import { aspectOf, type LawAspect } from '../../../contract/law/law-aspect.js'
import { inMemberOrder } from '../../../contract/shown/in-member-order.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import type { AnsweredExchange } from '../../rule.js'

const filters = ['productType', 'location', 'allows']

/** So many accounts do not go and come back all together, nor so many that are all there is. */
const [enough, enoughOfAll] = [5, 2]

/** An account of a page: what it tells besides is kept short. */
type Account = readonly [id: string, location: string, rest: string]

/** What is said of a page: its accounts, and whether another page follows. */
export interface Said {
  readonly accounts: readonly Account[]
  readonly hasNext: boolean
}

/** What a page was asked for, and what is known of the accounts that its list may have. */
export interface Asked {
  readonly query: URLSearchParams
  readonly known: ReadonlySet<string>
  /** Whether the caller was refused an account each time that it asked for it alone, and before this page as well. */
  isRefused(id: string): boolean
}

/** What a page is said to be otherwise: a row of the rule, or an aspect of a law. */
export type Difference = readonly [about: string | LawAspect, expected: string, actual: string]

export function saidBy(answered: AnsweredExchange): Said | undefined {
  const { body, items = [] } = itemsOfPage(answered) ?? {}
  const accounts = items.flatMap((item): Account[] => {
    if (!isObject(item) || typeof item['id'] !== 'string') return []
    const { id, ...rest } = item
    const told = JSON.stringify(inMemberOrder(rest))
    const short = hash('sha256', told, 'base64').slice(0, 16)
    return [[id, String(item['location']), short]]
  })
  if (body === undefined || accounts.length !== items.length) return undefined
  return { accounts, hasNext: Boolean(body['nextPage_url']) }
}

/**
 * How a page differs from what it is before and afterwards. Accounts come and go: what one lacks, or holds besides, shows
 * nothing, and neither does its end where few accounts are known that would follow.
 */
export function differenceOf(
  now: Said,
  around: readonly Said[],
  asked: Asked,
): Difference | undefined {
  const isWhole = !asked.query.get('start') && [now, ...around].every(({ hasNext }) => !hasNext)
  for (const usual of around) {
    const renamed = isWhole ? renames(now, usual) : undefined
    const difference = endsEarly(now, usual, asked) ?? renamed
    if (difference !== undefined) return difference
  }
  return isWhole ? (lacksMany(now, around, asked) ?? holdsRefused(now, around, asked)) : undefined
}

const idsOf = ({ accounts }: Said): readonly string[] => accounts.map(([id]) => id)

function endsEarly(now: Said, usual: Said, { query, known }: Asked): Difference | undefined {
  const here = idsOf(now)
  const isFiltered = filters.some((name) => query.has(name))
  const follow = known.size - here.length
  const isSame = here.join() === idsOf(usual).join()
  if (!usual.hasNext || now.hasNext || !isSame) return undefined
  if (isFiltered || query.get('start') || follow < enough) return undefined
  return [aspectOf('cursor-paging', 'next-while-more'), 'a nextPage_url', 'none']
}

/** An account that is another one by its identifier alone. Several may tell the same of themselves, and come and go. */
function renames(now: Said, usual: Said): Difference | undefined {
  const [here, there] = [new Set(idsOf(now)), new Set(idsOf(usual))]
  const lacking = usual.accounts.filter(([id]) => !here.has(id))
  const strange = now.accounts.filter(([id]) => !there.has(id))
  const isOne = ({ accounts }: Said, rest: string): boolean =>
    accounts.filter(([, , other]) => other === rest).length === 1
  const renamed = lacking.find(
    ([, , rest]) =>
      strange.some(([, , other]) => other === rest) &&
      [now, usual].every((one) => isOne(one, rest)),
  )
  if (renamed === undefined) return undefined
  return ['id-immutable', `${renamed[0]} again`, 'the same account under another identifier']
}

/** Many accounts at once that are there before and afterwards, or all of one location. */
function lacksMany(now: Said, around: readonly Said[], { query }: Asked): Difference | undefined {
  const [usual, ...others] = around
  const [here, ...there] = [now, ...others].map((one) => new Set(idsOf(one)))
  const steady = (usual?.accounts ?? []).filter(([id]) => there.every((ids) => ids.has(id)))
  const isLacking = ([id]: Account): boolean => here?.has(id) === false
  const parts = [undefined, 'internal', 'external'].map((location) =>
    steady.filter((one) => location === undefined || one[1] === location),
  )
  const isAny = parts.some((part) => part.length >= enoughOfAll && part.every(isLacking))
  const lacking = steady.filter(isLacking)
  if (!isAny && lacking.length < enough) return undefined
  const [filter, ...more] = filters.filter((name) => query.has(name))
  // Of several filters, any may be the one that is at fault.
  if (more.length > 0) return undefined
  const about = filter === undefined ? 'both' : aspectOf('filter', 'complete', filter)
  const some = lacking.map(([id]) => id).slice(0, 3)
  const expected = `${some.join(', ')}, as before and afterwards`
  return [about, expected, `a list without ${lacking.length} accounts`]
}

/** An account that is neither there before nor afterwards, and is refused the caller whenever it asks for it alone. */
function holdsRefused(now: Said, around: readonly Said[], asked: Asked): Difference | undefined {
  const there = new Set(around.flatMap(idsOf))
  const isUsual = ([id, location]: Account): boolean => there.has(id) || location !== 'internal'
  const [strange] = now.accounts.find((one) => !isUsual(one) && asked.isRefused(one[0])) ?? []
  if (strange === undefined || around.length === 0) return undefined
  return ['accessible-only', `a list without ${strange}, as before and afterwards`, 'one with it']
}
