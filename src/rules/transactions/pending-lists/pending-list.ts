import { hrefsIn } from '../../links/hrefs-in.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { type Listing, listing } from '../../memory/listing.js'
import type { AnsweredExchange } from '../../rule.js'
import { splitAddress } from '../../links/split-address.js'

/** Numbers of checks, from one to another. */
export type NumberRange = readonly [from: number, to: number]

/** What a list of pending transactions was narrowed to. */
export interface Narrowed {
  readonly account?: readonly string[]
  readonly checkNumber?: readonly NumberRange[]
  /** Without it, what a list holds is a state of its own: what “default none” selects is a reading. */
  readonly holdState: readonly string[]
  /** As they are spelt. */
  readonly given: Readonly<Record<string, string>>
}

/** One page of pending transactions, and what it was narrowed to. */
export interface PendingList extends Listing {
  readonly narrowed: Narrowed
  /** The same for the same list, in whichever order the values of its filters stand. */
  readonly key: string
  readonly isFirst: boolean
  /** Whether no page follows and none is before, whatever the count. */
  readonly isAll: boolean
  readonly count?: number
  /** Behind the link svc:account, by the identifier of the transaction. */
  readonly accounts: ReadonlyMap<string, string>
}

const known = new Set(['account', 'checkNumber', 'holdState', 'start', 'limit'])

/** Stands for no holdState. */
const usual = ''

/** Reads an answer as such a list; undefined where it is none, or was asked for in another way. */
export function pendingList(answered: AnsweredExchange): PendingList | undefined {
  const list = listing(answered)
  const narrowed = list && narrowedIn(new URL(list.url).searchParams)
  if (list === undefined || narrowed === undefined) return undefined
  const { body = {}, items = [] } = itemsOfPage(answered) ?? {}
  const isFull = typeof body['limit'] === 'number' && items.length >= body['limit']
  const accounts = items.filter(isObject).flatMap((item): [string, string][] => {
    const [href, ...more] = hrefsIn(item, 'svc:account')
    const last = href === undefined ? undefined : splitAddress(href, list.url)?.last
    return last === undefined || more.length > 0 ? [] : [[String(item['_id']), last]]
  })
  const { searchParams } = new URL(list.url)
  const isFirst = !/^[1-9]/.test(searchParams.get('start') ?? '')
  const { _links: links, count, limit = searchParams.get('limit') } = body
  const isLast = !(isObject(links) && 'next' in links) && items.length < Number(limit)
  return {
    ...list,
    isWhole: list.isWhole && !isFull,
    key: keyOf(narrowed),
    isFirst,
    isAll: isFirst && isLast && list.items.size === items.length,
    count: typeof count === 'number' ? count : undefined,
    narrowed,
    accounts: new Map(accounts),
  }
}

function narrowedIn(query: URLSearchParams): Narrowed | undefined {
  const names = [...query.keys()]
  const isPlain = names.every((name) => known.has(name)) && new Set(names).size === names.length
  const given = Object.fromEntries(
    [...query].filter(([name]) => name !== 'start' && name !== 'limit'),
  )
  if (!isPlain || Object.values(given).includes('')) return undefined
  const checkNumber = given['checkNumber']?.split(/[,|]/).map(rangeOf)
  if (checkNumber?.includes(undefined)) return undefined
  return {
    given,
    account: given['account']?.split('|'),
    checkNumber: checkNumber?.filter((one) => one !== undefined),
    holdState: given['holdState']?.split('|') ?? [usual],
  }
}

const keyOf = ({ account, checkNumber, holdState }: Narrowed): string =>
  JSON.stringify([
    account?.toSorted() ?? [],
    checkNumber?.map((range) => range.join('-')).toSorted() ?? [],
    holdState.toSorted(),
  ])

function rangeOf(text: string): NumberRange | undefined {
  const [, first, last = first] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(text) ?? []
  return first === undefined || Number(first) > Number(last)
    ? undefined
    : [Number(first), Number(last)]
}
