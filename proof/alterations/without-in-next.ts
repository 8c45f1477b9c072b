import { changeHal } from './change-hal.js'
import type { JsonObject } from './change-json.js'

/** Builds the `response` of a variation that takes a parameter out of the link next of a list. */
export const withoutInNext = (operation: string, parameter: string) =>
  changeHal({ operations: [operation], statuses: [200] }, ({ _links, ...page }) => {
    const links = _links as JsonObject
    const { href } = (links['next'] ?? {}) as JsonObject
    if (typeof href !== 'string') return { ...page, _links: links }
    const lost = href.replace(new RegExp(`([?&])${parameter}=[^&]*&?`), '$1').replace(/[?&]$/, '')
    return { ...page, _links: { ...links, next: { href: lost } } }
  })
