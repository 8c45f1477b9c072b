import { hrefOfLink } from '../../contract/href-of-link.js'
import { isObject } from '../is-object.js'

/** Addresses of the links of one relation: one link or a list of them, templates that need values left out. */
export function hrefsIn(holder: unknown, relation: string): readonly string[] {
  const links = isObject(holder) ? holder['_links'] : undefined
  const found = isObject(links) ? [links[relation]].flat() : []
  return found.flatMap((link) => hrefOfLink(link, relation) ?? [])
}
