import { createHash } from 'node:crypto'
import { isEntityTag } from '../../contract/formats/is-entity-tag.js'
import { describedPart } from '../../contract/shown/described-part.js'
import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import { spanOf } from '../memory/span.js'
import type { TaggedAnswer } from '../memory/tagged-contents.js'
import type { AnsweredExchange } from '../rule.js'

/** A success with a strong tag, whatever the order of its members, and whatever it shows that no document names. */
export function taggedAnswer(
  exchange: Exchange,
  { operation, response, json }: AnsweredExchange,
): TaggedAnswer | undefined {
  const tag = response.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
  if (response.status !== 200 || json.kind !== 'json' || tag === undefined) return undefined
  if (!isEntityTag(tag) || tag.startsWith('W/')) return undefined
  // What is embedded in another form than the documents have cannot be told apart.
  if (isObject(json.value) && !isObject(json.value['_embedded'] ?? {})) return undefined
  const described = inOrder(describedPart(operation, json.value))
  const written = JSON.stringify(described, (_name, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => !isSetByService(one)) : value,
  )
  const content = digest(JSON.stringify(described))
  return { tag, content, written: digest(written), span: spanOf(exchange) }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * A member that `inOrder` made a pair of and that no client writes. A tag may be made of what was written alone: what was
 * deleted and written anew has another time, and another identifier.
 */
const isSetByService = (pair: unknown): boolean =>
  Array.isArray(pair) && pair.length === 2 && (pair[0] === 'modifiedAt' || pair[0] === '_id')

/**
 * JSON with members and items in an order of their own, and without links: how these are spelt may differ. What is embedded
 * besides the items of a list is another resource, which has a tag of its own.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(inOrder)
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name, one]) => name !== '_links' && (name !== '_embedded' || hasItems(one)))
    .map(([name, one]) => [name, inOrder(one)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const hasItems = (embedded: unknown): boolean => isObject(embedded) && 'items' in embedded
