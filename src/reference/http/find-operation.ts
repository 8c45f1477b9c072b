import type { Operation } from './operation.js'

/** The operation that method and path of a request name. HEAD counts as GET. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  pathname: string,
): Operation | undefined {
  const given = pathname.split('/').map(decode)
  const wanted = method === 'HEAD' ? 'GET' : method
  return operations.find((operation) => {
    const parts = `/api${operation.path}`.split('/')
    const same = (part: string, position: number) =>
      part.startsWith('{') || part === given[position]
    return operation.method === wanted && parts.length === given.length && parts.every(same)
  })
}

/** Equivalent spellings of a path are one path (RFC 3986, 6.2.2.2). */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
