import type { JsonObject } from './change-json.js'

/** A HAL document or item with another address behind one relation; what has no such link stays as it is. */
export function relink(
  holder: JsonObject,
  relation: string,
  other: (href: string) => string,
): JsonObject {
  const links = holder['_links'] as Readonly<Record<string, JsonObject>> | undefined
  const href = links?.[relation]?.['href']
  if (typeof href !== 'string') return holder
  return { ...holder, _links: { ...links, [relation]: { href: other(href) } } }
}
