import { changeHal } from './change-hal.js'
import type { Json, JsonObject } from './change-json.js'
import type { Variation } from '../variation.js'

/** Builds the `response` of a variation that changes the links of each HAL document, and of what is inside it. */
export function changeLinks(
  change: (link: JsonObject, relation: string) => Json,
): NonNullable<Variation['response']> {
  return changeHal({}, (resource) => {
    const links = Object.entries(resource['_links'] as Record<string, JsonObject>)
    const changed = links.map(([relation, link]) => [relation, change(link, relation)])
    return { ...resource, _links: Object.fromEntries(changed) as JsonObject }
  })
}
