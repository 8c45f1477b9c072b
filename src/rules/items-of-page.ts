import { isObject } from './is-object.js'
import type { AnsweredExchange } from './rule.js'

interface Page {
  /** The body. */
  readonly page: Readonly<Record<string, unknown>>
  /** Where its list stands, as a JSON Pointer. */
  readonly at: string
  readonly items: readonly unknown[]
}

/** The list that a 200 answer carries, plain or embedded; undefined where it carries none. */
export function itemsOfPage({ response, json }: AnsweredExchange): Page | undefined {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const page = json.value
  if (Array.isArray(page['items'])) return { page, at: '/items', items: page['items'] }
  const embedded = isObject(page['_embedded']) ? page['_embedded']['items'] : undefined
  return Array.isArray(embedded) ? { page, at: '/_embedded/items', items: embedded } : undefined
}
