import type { Operation, Parameter } from '../../src/contract/operation.js'

type Named = Pick<Parameter, 'name' | 'in'>

/** The value that a request gives for a parameter, decoded; undefined where it gives none. */
export function givenValue(
  request: Request,
  operation: Operation,
  { name, in: place }: Named,
): string | undefined {
  if (place === 'header') return request.headers.get(name) ?? undefined
  const url = new URL(request.url)
  if (place === 'query') return url.searchParams.get(name) ?? undefined
  const segments = url.pathname.split('/')
  const segment = segments[positionOf(operation, name, segments)]
  return segment === undefined ? undefined : decodeURIComponent(segment)
}

/** The same request with another value for a parameter, or without any. */
export function giveValue(
  request: Request,
  operation: Operation,
  { name, in: place }: Named,
  value: string | undefined,
): Request {
  if (place === 'header') {
    const headers = new Headers(request.headers)
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
    return new Request(request, { headers })
  }
  const url = new URL(request.url)
  if (place === 'query') {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    return new Request(url, request)
  }
  const segments = url.pathname.split('/')
  segments[positionOf(operation, name, segments)] = encodeURIComponent(value ?? '')
  url.pathname = segments.join('/')
  return new Request(url, request)
}

/** Where a parameter stands in a path, which ends as the template does. */
function positionOf({ path }: Operation, name: string, segments: readonly string[]): number {
  const template = path.split('/')
  return segments.length - template.length + template.indexOf(`{${name}}`)
}
