import { describedPart } from '../../contract/shown/described-part.js'
import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import type { AnsweredExchange } from '../rule.js'
import { sentIn } from '../agree/sent-in.js'
import { lastSegment } from './last-segment.js'
import { namedBy } from './named-by.js'
import type { Item, OwnResource } from './own-resource.js'
import type { ResourceKind } from './resource-kinds.js'
import type { Span } from './span.js'

/** Resources that Assay created in this run. */
export interface OwnResources {
  /** The one at the address of an exchange. */
  at(kind: ResourceKind, exchange: Exchange): OwnResource | undefined
  named(kind: ResourceKind, id: string): OwnResource | undefined
  /** Notes a request that may change what it names. */
  touch(exchange: Exchange, span: Span): void
  /** Notes what an answer shows as created. */
  create(kind: ResourceKind, answered: AnsweredExchange, span: Span): void
}

/** Resources that are remembered. */
const most = 4000

/** Begins with none. */
export function openOwnResources(): OwnResources {
  const owns = new Map<string, OwnResource>()
  const named: OwnResources['named'] = (kind, id) => owns.get(keyOf(kind, id))
  return {
    named,
    at: (kind, { request }) => named(kind, lastSegment(request.url)),
    touch(exchange, span) {
      const text = namedBy(exchange)
      for (const [key, own] of owns)
        if (text.includes(key.slice(key.indexOf(' ') + 1))) own.touched.push(span)
    },
    create(kind, answered, span) {
      const { operation, exchange, response, json } = answered
      if (response.status !== 201 || json.kind !== 'json' || !isObject(json.value)) return
      const id = json.value[kind.by]
      const sent = sentIn(answered)
      if (typeof id !== 'string' || id === '' || sent === undefined || owns.size >= most) return
      owns.set(keyOf(kind, id), {
        kind,
        creator: exchange.actor,
        creation: operation,
        tag: response.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1],
        versions: [{ written: span, by: operation, sent, read: new Map() }],
        shown: Object(describedPart(operation, json.value)) as Item,
        touched: [],
        tags: new Map(),
        isGone: false,
        isRead: false,
      })
    },
  }
}

const keyOf = ({ reading }: ResourceKind, id: string): string =>
  `${reading.interface}.${reading.id} ${id}`
