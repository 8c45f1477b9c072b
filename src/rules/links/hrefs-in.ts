import { isObject } from '../is-object.js'

/** Addresses of the links of one relation: one link or a list of them, templates left out. */
export function hrefsIn(holder: unknown, relation: string): readonly string[] {
  const links = isObject(holder) ? holder['_links'] : undefined
  const found = isObject(links) ? [links[relation]].flat() : []
  return found.flatMap((link) =>
    isObject(link) && typeof link['href'] === 'string' && link['templated'] !== true
      ? [link['href']]
      : [],
  )
}
