import { readJson } from '../../../contract/read-json.js'
import type { Exchange } from '../../../exchange/exchange.js'
import { decoded } from '../../decoded.js'
import { namedBy } from '../../memory/named-by.js'
import { isObject } from '../../is-object.js'
import { spanOf } from '../../memory/span.js'
import type { AnsweredExchange } from '../../rule.js'
import { noteList, type OtherText } from './other-text.js'
import { keyOf, type OwnText } from './own-text.js'
import { textItemsIn } from './text-item.js'

/** What is known of strings that Assay wrote. */
export interface Written {
  readonly texts: Map<string, OwnText>
  /** Keys of all that it tried to write. */
  readonly tried: Set<string>
  /** Texts of strings that others wrote, as their groups list them. */
  readonly others: Map<string, OtherText>
}

const mostTexts = 4000

/** Notes what a request may have done to strings of ours, and what an answer shows of them. */
export function noteWrites(
  { texts, tried, others }: Written,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const place = placeIn(exchange.request.url)
  if (exchange.operation !== 'setString') {
    if (exchange.request.method !== 'GET') noteRemoval(texts, exchange)
    else if (exchange.operation === 'getString' && place)
      noteReading(texts.get(place.key), answered)
    else if (exchange.operation === 'getStrings' && answered) noteList(others, exchange, answered)
    return
  }
  if (place === undefined) return
  tried.add(place.key)
  const own = texts.get(place.key)
  const items = textItemsIn(jsonIn(exchange.request.body?.text))
  if (own !== undefined) {
    own.isTouched = true
    for (const value of items?.map((one) => one.value) ?? ['']) own.sent.add(value)
  }
  if (own !== undefined || answered?.response.status !== 201) return
  if (items === undefined || texts.size >= mostTexts) return
  const { group, name } = place
  const modifiedAt = timeIn(answered)
  const states = {
    isTouched: false,
    sent: new Set<string>(),
    read: new Set<string>(),
  }
  texts.set(place.key, { group, name, created: spanOf(exchange), items, modifiedAt, ...states })
}

function noteReading(own: OwnText | undefined, answered: AnsweredExchange | undefined): void {
  if (own === undefined || answered?.response.status !== 200) return
  const body = answered.json.kind === 'json' ? answered.json.value : undefined
  for (const { value } of textItemsIn(body) ?? []) own.read.add(value)
  // An answer to a write that tells another time is another requirement's failure.
  if (!own.isTouched) own.modifiedAt = timeIn(answered) ?? own.modifiedAt
}

function noteRemoval(texts: ReadonlyMap<string, OwnText>, exchange: Exchange): void {
  const told = namedBy(exchange)
  for (const own of texts.values()) if (told.includes(own.name)) own.gone ??= spanOf(exchange)
}

/** The string that an address leads to. */
function placeIn(url: string) {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const [, group, name] = /\/text\/groups\/([^/]+)\/strings\/([^/]+)$/.exec(path) ?? []
  if (group === undefined || name === undefined) return undefined
  const [inGroup, named] = [decoded(group), decoded(name)]
  return { group: inGroup, name: named, key: keyOf(inGroup, named) }
}

function jsonIn(text: string | undefined): unknown {
  const read = readJson(text ?? '')
  return read.kind === 'json' ? read.value : undefined
}

function timeIn(answered: AnsweredExchange | undefined): number | undefined {
  const body = answered?.json.kind === 'json' ? answered.json.value : undefined
  const time = isObject(body) ? Date.parse(String(body['modifiedAt'])) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
