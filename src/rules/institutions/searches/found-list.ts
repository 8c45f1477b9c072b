import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { type Span, spanOf } from '../../memory/span.js'
import type { AnsweredExchange } from '../../rule.js'
import { type Circle, circleOf, only } from './circle-of.js'

/** What a search found, and how it was asked for. */
export interface FoundList {
  /** The same for searches of one caller, of one institution, around one centre. */
  readonly place: string
  /** The same for searches of one caller and one institution in the same language. */
  readonly telling: string
  readonly centre: 'coordinates' | 'postal code' | 'postal code of a country'
  readonly circle: Circle
  /** Those that were asked for, as they were named; empty where all are. */
  readonly types: string
  /** Languages that the caller asks for. */
  readonly languages: string
  readonly span: Span
  readonly at: string
  readonly items: ReadonlyMap<string, FoundItem>
  /** Whether it is all that was found. */
  readonly isWhole: boolean
}

export interface FoundItem {
  readonly body: Readonly<Record<string, unknown>>
  readonly pointer: string
}

/** As long as a page is where no limit is asked for (document 2). */
const usualLimit = 100

/** Reads an answer as that of a search; undefined where it is none, or where it is not certain what it was about. */
export function foundList(answered: AnsweredExchange): FoundList | undefined {
  const { exchange, operation } = answered
  const page = itemsOfPage(answered)
  const url = new URL(exchange.request.url)
  const { searchParams: query, pathname } = url
  const circle = circleOf(query)
  const centre = centreOf(query)
  if (page === undefined || circle === undefined || centre === undefined) return undefined
  const languages = exchange.request.headers.find(
    ([name]) => name.toLowerCase() === 'accept-language',
  )
  const caller = [exchange.actor, operation.id, pathname].join(' ')
  const types = query.getAll('type').flatMap((value) => value.split('|'))
  const limit = Number(query.get('limit') ?? usualLimit)
  const more = page.body['nextPage_url'] ?? ''
  const keyed = page.items.flatMap((body, index) => {
    const key = isObject(body) ? keyOf(body) : undefined
    const item = { body: body as FoundItem['body'], pointer: `${page.at}/${index}` }
    return key === undefined ? [] : [[key, item] as const]
  })
  return {
    place: [caller, centre.name].join(' '),
    telling: `${caller} ${languages?.[1] ?? ''}`,
    centre: centre.kind,
    circle,
    // What several come to in another order, the law of filters says.
    types: types.join(' '),
    languages: languages?.[1] ?? '',
    span: spanOf(exchange),
    at: page.at,
    // Of several in one place none can be told from the others, and their order may be another one each time.
    items: new Map(keyed.filter(([key]) => keyed.filter(([one]) => one === key).length === 1)),
    isWhole: more === '' && (query.get('start') ?? '') === '' && page.items.length < limit,
  }
}

interface Centre {
  readonly kind: FoundList['centre']
  readonly name: string
}

/** What a search is around; undefined where it is around nothing, or names two centres. */
function centreOf(query: URLSearchParams): Centre | undefined {
  const [postalCode, country] = [only(query, 'postalCode'), only(query, 'countryCode')]
  const [latitude, longitude] = [only(query, 'latitude'), only(query, 'longitude')]
  if (postalCode !== undefined) {
    if (query.has('latitude') || query.has('longitude')) return undefined
    const kind = country === undefined ? 'postal code' : 'postal code of a country'
    return { kind, name: `${country ?? ''} ${postalCode}` }
  }
  const isPlace = [latitude, longitude].every((one) => one !== undefined && one.trim() !== '')
  if (!isPlace) return undefined
  return { kind: 'coordinates', name: `${Number(latitude)},${Number(longitude)}` }
}

/** Where a location is, and of which type: its name depends on the language. */
function keyOf({ type, location }: FoundItem['body']): string | undefined {
  const told = isObject(location) ? location['coordinates'] : undefined
  if (!isObject(told) || typeof type !== 'string') return undefined
  const { latitude, longitude } = told
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${type} at ${latitude}, ${longitude}`
    : undefined
}
