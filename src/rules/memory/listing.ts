import { createHash } from 'node:crypto'
import type { Operation } from '../../contract/operation.js'
import { isObject } from '../is-object.js'
import { pageOf } from '../pages/page-of.js'
import type { AnsweredExchange } from '../rule.js'
import { clockBehind } from './clock-behind.js'
import { fingerprint } from './fingerprint.js'
import { type ListQuery, listQuery } from './list-query.js'
import type { Item } from './own-resource.js'
import { type Span, spanOf } from './span.js'

/** What one answer of a list holds. */
export interface Listing {
  readonly operation: Operation
  readonly url: string
  readonly query: ListQuery
  readonly span: Span
  /** What was written in these last milliseconds may not be seen everywhere. */
  readonly settleTime: number
  /** Index of its first item. */
  readonly start: number
  /** Where its items stand. */
  readonly at: string
  /** By their identifiers. */
  readonly items: ReadonlyMap<string, ListedItem>
  /** Whether it holds all that was asked for. */
  readonly isWhole: boolean
}

/** What is remembered of an item. */
export interface ListedItem {
  /** The same for the same resource; undefined where it says too little. */
  readonly told?: string
  /** When it was last written, as far as it tells; else Infinity. */
  readonly moment: number
  readonly contextName: unknown
  /** What filters of its list look at. */
  readonly filtered: Item
  /** Where it links to. */
  readonly hrefs: readonly string[]
}

/** Reads an answer as a list of resources with identifiers; undefined where it is none. */
export function listing(answered: AnsweredExchange): Listing | undefined {
  const { operation, exchange, facts } = answered
  const page = pageOf(answered)
  const { by = '' } = operation.itemResource ?? {}
  if (page === undefined || by === '') return undefined
  const { body, items, start, limit = Infinity, at } = page
  const filtered = operation.parameters.flatMap(({ filter }) =>
    filter === undefined ? [] : [filter.member.split('/')[1] ?? ''],
  )
  const named = items.flatMap((item): (readonly [string, ListedItem])[] => {
    const id = isObject(item) ? item[by] : undefined
    return isObject(item) && typeof id === 'string' && id !== ''
      ? [[id, listed(item, filtered, answered)]]
      : []
  })
  const links = isObject(body['_links']) ? body['_links'] : {}
  const { count } = body
  const hasMore = typeof count === 'number' && count > items.length
  const isPart = start > 0 || items.length >= limit || 'next' in links || hasMore
  return {
    operation,
    url: exchange.request.url,
    query: listQuery(operation, exchange.request.url),
    span: spanOf(exchange),
    settleTime: facts.settleTime?.(operation.interface) ?? Infinity,
    start,
    at,
    items: new Map(named),
    isWhole: !isPart && named.length === items.length,
  }
}

function listed(item: Item, filtered: readonly string[], answered: AnsweredExchange): ListedItem {
  const { value } = fingerprint(item) ?? {}
  return {
    told: value && createHash('sha256').update(value).digest('base64'),
    moment: momentOf(item, answered),
    contextName: item['contextName'],
    filtered: Object.fromEntries(
      filtered.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
    ),
    hrefs: hrefsOf(item),
  }
}

/** When a resource was last written by our clock, as far as it and the clock of the target tell; else Infinity. */
export function momentOf({ updatedAt, createdAt }: Item, answered: AnsweredExchange): number {
  const moment = Date.parse(String(updatedAt ?? createdAt)) + clockBehind(answered)
  return Number.isNaN(moment) ? Infinity : moment
}

const hrefsOf = ({ _links: links }: Item): readonly string[] =>
  Object.values(isObject(links) ? links : {})
    .flat()
    .flatMap((link) => (isObject(link) && typeof link['href'] === 'string' ? [link['href']] : []))
