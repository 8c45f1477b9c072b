import { decoded } from '../decoded.js'

interface Address {
  /** With a slash at its end. */
  readonly path: string
  /** The last segment, decoded. */
  readonly last: string
}

/** The path of an address up to its last segment, and that; undefined where there is none. */
export function splitAddress(href: string, from: string): Address | undefined {
  if (!URL.canParse(href, from)) return undefined
  const [, path, last] = /^(.*\/)([^/]+)$/.exec(new URL(href, from).pathname) ?? []
  return path === undefined || last === undefined ? undefined : { path, last: decoded(last) }
}
