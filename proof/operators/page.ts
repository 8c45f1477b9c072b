import type { JsonObject } from '../alterations/change-json.js'

type Items = readonly JsonObject[]

/** The items of a page, wherever they stand; undefined for what is no page. */
export function itemsOf(page: JsonObject): Items | undefined {
  const { items = (page['_embedded'] as JsonObject | undefined)?.['items'] } = page
  return Array.isArray(items) ? (items as JsonObject[]) : undefined
}

/** The same page with other items. */
export function withItems(page: JsonObject, items: Items): JsonObject {
  const list = [...items] as JsonObject[]
  if (Array.isArray(page['items'])) return { ...page, items: list }
  return { ...page, _embedded: { ...(page['_embedded'] as JsonObject), items: list } }
}

/** Whether a page was requested that is not the first. */
export function isLater({ url }: Request): boolean {
  const start = new URL(url).searchParams.get('start') ?? ''
  return start !== '' && Number(start) !== 0
}
