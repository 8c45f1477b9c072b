import type { JsonObject } from '../alterations/change-json.js'

/** The same resource with a link that leads elsewhere; undefined where it has none. */
export function relinked(
  holder: JsonObject,
  relation: string,
  change: (url: URL) => void,
): JsonObject | undefined {
  const links = holder['_links'] as Readonly<Record<string, JsonObject>> | undefined
  const href = links?.[relation]?.['href']
  if (typeof href !== 'string') return undefined
  const here = 'http://here.invalid'
  const url = new URL(href, here)
  change(url)
  const other = { ...links?.[relation], href: url.href.replace(here, '') }
  return { ...holder, _links: { ...links, [relation]: other } }
}

/** Changes what holds links: a body, or each item of a collection. */
export function changeHolders(
  body: JsonObject,
  place: string,
  change: (holder: JsonObject) => JsonObject | undefined,
): JsonObject | undefined {
  if (place === 'body') return change(body)
  const { items } = (body['_embedded'] ?? {}) as { readonly items?: readonly JsonObject[] }
  if (items === undefined) return undefined
  return { ...body, _embedded: { items: items.map((item) => change(item) ?? item) } }
}
