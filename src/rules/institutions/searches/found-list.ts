import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { type Span, spanOf } from '../../memory/span.js'
import type { Place } from '../../../contract/distance/great-circle-miles.js'
import { readDistance } from '../../../contract/distance/read-distance.js'
import type { AnsweredExchange } from '../../rule.js'
import { type Circle, circleOf, only } from './circle-of.js'
import { keyOfLocation } from './key-of-location.js'
import { placeIn } from './place-in.js'

/** What a search found, and how it was asked for. */
export interface FoundList {
  /** The same for searches of one caller, of one institution, around one centre. */
  readonly place: string
  /** The same for searches of one caller and of one institution. */
  readonly caller: string
  /** The country that it names, or that counts where it names none. */
  readonly country: string
  /** Where its centre is, if it says so. */
  readonly point: Place | undefined
  /** The same for searches of one caller and one institution in the same language. */
  readonly telling: string
  readonly centre: 'coordinates' | 'postal code' | 'postal code of a country'
  readonly circle: Circle
  /** Those that were asked for, as they were named; empty where all are. */
  readonly types: string
  /** Languages that the caller asks for. */
  readonly languages: string
  readonly span: Span
  /** Milliseconds that what changes takes to be seen everywhere, as far as that is known. */
  readonly settleTime: number | undefined
  readonly at: string
  readonly items: ReadonlyMap<string, FoundItem>
  /** Of all items, also of those that cannot be told from others. */
  readonly keys: ReadonlySet<string>
  /** Whether it is all that was found. */
  readonly isWhole: boolean
}

export interface FoundItem {
  readonly body: Readonly<Record<string, unknown>>
  readonly pointer: string
  readonly type: string
  readonly country: unknown
  /** Where it is; without it, its address tells it from others. */
  readonly place: Place | undefined
  /** From the centre, as the answer tells. */
  readonly miles: number | undefined
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
    const item = isObject(body) ? itemOf(body, `${page.at}/${index}`) : undefined
    const key = item && keyOfLocation(item, languages?.[1] ?? '')
    return item === undefined || key === undefined ? [] : [[key, item] as const]
  })
  return {
    place: [caller, centre.name].join(' '),
    caller,
    country: only(query, 'countryCode') ?? 'US',
    point: centre.point,
    telling: `${caller} ${languages?.[1] ?? ''}`,
    centre: centre.kind,
    circle,
    // What several come to in another order, the law of filters says.
    types: types.join(' '),
    languages: languages?.[1] ?? '',
    span: spanOf(exchange),
    settleTime: answered.facts.settleTime?.(operation.interface),
    at: page.at,
    // Of several in one place none can be told from the others, and their order may be another one each time.
    items: new Map(keyed.filter(([key]) => keyed.filter(([one]) => one === key).length === 1)),
    keys: new Set(keyed.map(([key]) => key)),
    isWhole: more === '' && (query.get('start') ?? '') === '' && page.items.length < limit,
  }
}

interface Centre {
  readonly kind: FoundList['centre']
  readonly name: string
  readonly point?: Place
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
  const point = placeIn(latitude, longitude)
  return {
    kind: 'coordinates',
    name: `${Number(latitude)},${Number(longitude)}`,
    ...(point && { point }),
  }
}

function itemOf(body: FoundItem['body'], pointer: string): FoundItem | undefined {
  const { type, location, distance } = body
  if (typeof type !== 'string') return undefined
  const { coordinates, address } = isObject(location) ? location : {}
  const { latitude, longitude } = isObject(coordinates) ? coordinates : {}
  const isTold = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    body,
    pointer,
    type,
    country: isObject(address) ? address['countryCode'] : undefined,
    place: isTold ? placeIn(latitude, longitude) : undefined,
    miles: readDistance(distance)?.miles,
  }
}
