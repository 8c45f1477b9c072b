import { isObject } from '../is-object.js'
import type { AnsweredExchange } from '../rule.js'

/** A list, as an answer carries it. */
export interface List {
  readonly body: Readonly<Record<string, unknown>>
  /** Where its list stands, as a JSON Pointer. */
  readonly at: string
  readonly items: readonly unknown[]
}

/** The list that a 200 answer carries, plain or embedded; undefined where it carries none. */
export function itemsOfPage({ response, json }: AnsweredExchange): List | undefined {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const body = json.value
  const embedded = isObject(body['_embedded']) ? body['_embedded']['items'] : undefined
  if (Array.isArray(embedded)) return { body, at: '/_embedded/items', items: embedded }
  const { items } = body
  return Array.isArray(items) ? { body, at: '/items', items } : undefined
}
