import { isObject } from '../is-object.js'
import type { AnsweredExchange } from '../rule.js'

/** Absolute address of the next page, where a page says that there is one. */
export function nextPageOf({ exchange, response, json }: AnsweredExchange): string | undefined {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const next = json.value['nextPage_url']
  const { url } = exchange.request
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, url)) return undefined
  return new URL(next, url).href
}
