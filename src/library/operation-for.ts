import type { Contract } from '../contract/contract.js'
import type { Operation } from '../contract/operation.js'

/**
 * The operation that a request was meant for, by method and path. A path without parameters goes before one with.
 *
 * @param url absolute
 * @param baseUrl of the target
 * @returns undefined for another origin, and for a path that no operation has
 */
export function operationFor(
  { interfaces }: Contract,
  method: string,
  url: string,
  baseUrl: string,
): Operation | undefined {
  const root = new URL(baseUrl)
  const asked = new URL(url)
  const prefix = root.pathname.replace(/\/$/, '')
  if (asked.origin !== root.origin || !asked.pathname.startsWith(`${prefix}/`)) return undefined
  const parts = asked.pathname.slice(prefix.length).split('/')
  const parameters = ({ path }: Operation): number => path.split('{').length
  return interfaces
    .flatMap(({ operations }) => operations)
    .filter((one) => one.method === method.toUpperCase() && fits(one.path.split('/'), parts))
    .toSorted((one, other) => parameters(one) - parameters(other))[0]
}

const fits = (wanted: readonly string[], parts: readonly string[]): boolean =>
  wanted.length === parts.length &&
  wanted.every(
    (part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== ''),
  )
