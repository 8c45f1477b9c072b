import type { HalBehaviour } from './hal-behaviour.js'

/** A HAL link object. */
export interface Link {
  readonly href: string
}

/**
 * A link in a HAL document.
 *
 * @param path below the base URL, or a whole URL
 * @param from the URL at which the document was requested
 */
export function linkTo(path: string | URL, from: URL, behaviour: HalBehaviour): Link {
  const target = typeof path === 'string' ? new URL(`${from.origin}/api${path}`) : path
  return { href: behaviour.href(target, from) }
}
