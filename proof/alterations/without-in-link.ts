import { changeHal } from './change-hal.js'
import type { JsonObject } from './change-json.js'

/** Builds the `response` of a variation that takes a parameter out of a link of the pages of a list. */
export const withoutInLink = (operation: string, parameter: string, relation = 'next') =>
  changeHal({ operations: [operation], statuses: [200] }, ({ _links, ...page }) => {
    const links = _links as JsonObject
    const { href } = (links[relation] ?? {}) as JsonObject
    if (typeof href !== 'string' || page['_embedded'] === undefined)
      return { ...page, _links: links }
    const lost = href.replace(new RegExp(`([?&])${parameter}=[^&]*&?`), '$1').replace(/[?&]$/, '')
    return { ...page, _links: { ...links, [relation]: { href: lost } } }
  })
