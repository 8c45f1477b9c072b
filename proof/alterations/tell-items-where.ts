import type { Variation } from '../variation.js'
import { changeJson, type JsonObject } from './change-json.js'

/**
 * Builds the `response` of a variation that tells the items of a list otherwise where it is asked for in a certain way.
 *
 * @param operation of the list
 * @param isMeant whether it is asked for like that
 */
export const tellItemsWhere = (
  operation: string,
  isMeant: (query: URLSearchParams) => boolean,
  tell: (item: JsonObject) => JsonObject,
): NonNullable<Variation['response']> =>
  changeJson({ operations: [operation], statuses: [200] }, (page, _, { url }) => {
    if (!isMeant(new URL(url).searchParams)) return page
    const { items, _embedded: embedded } = page
    if (Array.isArray(items)) return { ...page, items: (items as JsonObject[]).map(tell) }
    const inner = embedded as { readonly items: JsonObject[] }
    return { ...page, _embedded: { ...inner, items: inner.items.map(tell) } }
  })
