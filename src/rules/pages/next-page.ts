import type { AnsweredExchange } from '../rule.js'
import { isObject } from '../is-object.js'

/** Names a request by who sent it and what was asked for, wherever the service says that its paths begin. */
export const askedBy = ({ exchange, operation }: AnsweredExchange, url: string): string =>
  [exchange.actor, operation.interface, operation.id, new URL(url).search].join(' ')

/** Absolute address of the next page, where a page says that there is one. */
export function nextPageOf({ exchange, response, json }: AnsweredExchange): string | undefined {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const next = json.value['nextPage_url']
  const { url } = exchange.request
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, url)) return undefined
  return new URL(next, url).href
}
