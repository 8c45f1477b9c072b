import type { Operation } from './operation.js'

/**
 * Finds the operation that method and path of a request name. HEAD counts as GET.
 *
 * @param operations the first one that fits counts
 */
export function findOperation(
  operations: readonly Operation[],
): (method: string, pathname: string) => Operation | undefined {
  const known = operations.map((operation) => ({
    operation,
    method: operation.method,
    parts: `/api${operation.path}`.split('/'),
  }))
  return (method, pathname) => {
    const given = pathname.split('/').map(decode)
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = known.find(
      (one) =>
        one.method === wanted &&
        one.parts.length === given.length &&
        one.parts.every((part, position) => part.startsWith('{') || part === given[position]),
    )
    return found?.operation
  }
}

/** Equivalent spellings of a path are one path (RFC 3986, 6.2.2.2). */
function decode(part: string): string {
  if (!part.includes('%')) return part
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
