import type { Operation } from '../contract/operation.js'

export type QueryValue = string | number | boolean | readonly (string | number)[]

export interface Ask {
  /** Values of the path template. */
  readonly path?: Readonly<Record<string, string>>
  /** A list is joined with the separator that the definition documents; a string goes out as it is. */
  readonly query?: Readonly<Record<string, QueryValue | undefined>>
}

/** Percent-encodes a value, leaving commas as they are: RFC 3986 allows them in a query. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',')

/**
 * The absolute URL of a request to an operation.
 *
 * @throws Error when a value of the path is missing: the scenario's own mistake
 */
export function requestUrl(baseUrl: string, operation: Operation, ask: Ask): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = ask.path?.[name]
    if (value === undefined) throw new Error(`${operation.id} needs a value for {${name}}`)
    return encodeURIComponent(value)
  })
  const pairs = Object.entries(ask.query ?? {}).flatMap(([name, value]) => {
    if (value === undefined) return []
    const separator = operation.parameters.find((one) => one.name === name)?.separator ?? ','
    const text = Array.isArray(value) ? value.join(separator) : String(value)
    return [`${encodeURIComponent(name)}=${encode(text)}`]
  })
  return baseUrl + path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`)
}
