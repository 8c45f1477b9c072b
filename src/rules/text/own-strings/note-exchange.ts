import { readJson } from '../../../contract/read-json.js'
import type { Exchange } from '../../../exchange/exchange.js'
import { decoded } from '../../decoded.js'
import { headerOf } from '../../header-of.js'
import { timeOfAnswer } from '../../answer/time-of-answer.js'
import { isObject } from '../../is-object.js'
import { itemsOfPage } from '../../pages/items-of-page.js'
import { spanOf } from '../../memory/span.js'
import { textItemsIn } from '../resolved-text/text-item.js'
import type { AnsweredExchange } from '../../rule.js'
import type { ListedStrings } from './judge-lists.js'
import type { Shown, StringLog } from './string-log.js'

/** Strings and exchanges with one that are remembered. */
const [most, mostOfOne] = [4000, 400]

/** What is known of strings. */
export interface Known {
  /** Those of ours, by group and name. */
  readonly logs: Map<string, StringLog>
  /** Lists by the group that they are of, and by the actor who asked for them. */
  readonly lists: Map<string, ListedStrings[]>
}

/** Notes what an exchange did to strings of ours, and what it shows of them. */
export function noteExchange(
  { logs, lists }: Known,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const path = URL.canParse(exchange.request.url) ? new URL(exchange.request.url).pathname : ''
  const [, inGroup, named] = /\/text\/groups\/([^/]+)\/strings(?:\/([^/]+))?$/.exec(path) ?? []
  if (inGroup === undefined) return
  const group = decoded(inGroup)
  if (named === undefined) return noteList({ logs, lists }, group, exchange, answered)
  const name = decoded(named)
  const key = `${group}.${name}`
  const isOk = answered !== undefined && [200, 201].includes(answered.response.status)
  const isCreated = exchange.operation === 'setString' && answered?.response.status === 201
  if (!logs.has(key) && isCreated && logs.size < most)
    logs.set(key, { group, name, writes: [], readings: [], lists: [], sent: new Set() })
  const log = logs.get(key)
  if (log === undefined || log.writes.length + log.readings.length > mostOfOne) return
  const span = spanOf(exchange)
  const shown = isOk ? shownIn(answered) : undefined
  if (exchange.request.method === 'GET') {
    if (shown !== undefined && exchange.operation === 'getString')
      log.readings.push({ exchange: exchange.number, span, shown })
    return
  }
  const sent = inForm(jsonIn(exchange.request.body?.text))
  if (sent !== undefined) log.sent.add(sent)
  log.writes.push({
    exchange: exchange.number,
    span,
    items: isOk && exchange.operation === 'setString' ? sent : undefined,
    ifMatch: headerOf(exchange.request.headers, 'if-match'),
    answer: shown,
    isRemoval: exchange.operation !== 'setString',
  })
}

function noteList(
  { logs, lists }: Known,
  group: string,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const list = answered && itemsOfPage(answered)
  if (answered === undefined || list === undefined || exchange.operation !== 'getStrings') return
  const items = list.items.map((one) => (isObject(one) ? one : {}))
  const times = new Map(
    items.flatMap(({ name, modifiedAt }) =>
      typeof name === 'string'
        ? [[name, typeof modifiedAt === 'string' ? modifiedAt : undefined]]
        : [],
    ),
  )
  const [place, span] = [`${exchange.actor} ${group}`, spanOf(exchange)]
  const settleTime = answered.facts.settleTime?.(exchange.interface ?? '') ?? Infinity
  const known = lists.get(place) ?? []
  // Both times are by one clock, no matter what a hook did to it.
  const facts = { ...answered.facts, clock: 'steady' } as const
  const { now, by } = timeOfAnswer({ ...answered, facts })
  const settledUntil = now - by - settleTime
  if (known.length < mostOfOne)
    lists.set(place, [
      ...known,
      { exchange: exchange.number, span, settleTime, settledUntil, times },
    ])
  for (const [at, item] of items.entries()) {
    const log = logs.get(`${group}.${String(item['name'])}`)
    if (log === undefined || log.lists.length > mostOfOne) continue
    const pointer = `${list.at}/${at}`
    log.lists.push({ exchange: exchange.number, span, pointer, shown: contentOf(item) })
  }
}

function shownIn({ response, json }: AnsweredExchange): Shown {
  const tag = headerOf(response.headers, 'etag')
  return { ...contentOf(json.kind === 'json' ? json.value : undefined), tag }
}

function contentOf(body: unknown): Shown {
  const { _id: id, modifiedAt } = isObject(body) ? body : {}
  const time = Date.parse(String(modifiedAt))
  return {
    items: inForm(body),
    tag: undefined,
    id: typeof id === 'string' ? id : undefined,
    time: Number.isNaN(time) ? undefined : time,
  }
}

/** Texts in a form and an order that lets two strings be compared. */
const inForm = (body: unknown): string | undefined =>
  textItemsIn(body)
    ?.map(({ value, language, format }) => JSON.stringify({ value, language, format }))
    .toSorted()
    .join()

function jsonIn(text: string | undefined): unknown {
  const read = readJson(text ?? '')
  return read.kind === 'json' ? read.value : undefined
}
