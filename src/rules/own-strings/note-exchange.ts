import { readJson } from '../../contract/read-json.js'
import type { Exchange } from '../../exchange/exchange.js'
import { decoded } from '../decoded.js'
import { headerOf } from '../header-of.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../items-of-page.js'
import { spanOf } from '../memory/span.js'
import { textItemsIn } from '../resolved-text/text-item.js'
import type { AnsweredExchange } from '../rule.js'
import type { Shown, StringLog } from './string-log.js'

/** Strings and exchanges with one that are remembered. */
const [most, mostOfOne] = [4000, 400]

/** Notes what an exchange did to strings of ours, and what it shows of them. */
export function noteExchange(
  logs: Map<string, StringLog>,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const path = URL.canParse(exchange.request.url) ? new URL(exchange.request.url).pathname : ''
  const [, inGroup, named] = /\/text\/groups\/([^/]+)\/strings(?:\/([^/]+))?$/.exec(path) ?? []
  if (inGroup === undefined) return
  const group = decoded(inGroup)
  if (named === undefined) return noteList(logs, group, exchange, answered)
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
  logs: ReadonlyMap<string, StringLog>,
  group: string,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
): void {
  const list = answered && itemsOfPage(answered)
  if (list === undefined || exchange.operation !== 'getStrings') return
  const items = list.items.map((one) => (isObject(one) ? one : {}))
  const names = items.map((one) => one['name'])
  for (const log of logs.values()) {
    if (log.group !== group || log.lists.length > mostOfOne) continue
    const at = names.indexOf(log.name)
    const shown = contentOf(items[at])
    log.lists.push({
      exchange: exchange.number,
      span: spanOf(exchange),
      item: at < 0 ? undefined : { pointer: `${list.at}/${at}`, shown },
      otherName: names.find(
        (one): one is string =>
          typeof one === 'string' && one !== log.name && one.includes(log.name),
      ),
    })
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
