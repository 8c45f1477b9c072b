import type { Operation } from '../../contract/operation.js'

/**
 * The operation of an interface that answers a GET at an address.
 *
 * @param url absolute
 * @param baseUrl root of the interface, without a slash at the end
 * @returns undefined for an address at which no operation is
 */
export function operationAt(
  operations: readonly Operation[],
  url: string,
  baseUrl: string,
): Operation | undefined {
  const root = new URL(baseUrl).pathname.replace(/\/$/, '')
  const { pathname } = new URL(url)
  if (!pathname.startsWith(`${root}/`)) return undefined
  const parts = pathname.slice(root.length).split('/')
  return operations.find(({ method, path }) => {
    const wanted = path.split('/')
    const fits = (part: string, index: number): boolean =>
      part === parts[index] || (part.startsWith('{') && parts[index] !== '')
    return method === 'GET' && wanted.length === parts.length && wanted.every(fits)
  })
}
