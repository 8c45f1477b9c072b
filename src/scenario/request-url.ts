import type { Operation, Parameter } from '../contract/operation.js'

export type QueryValue = string | number | boolean | readonly (string | number)[]

export interface Ask {
  /** Values of the path template. */
  readonly path?: Readonly<Record<string, string>>
  /** A list goes out in the form that the definition documents; a string goes out as it is. */
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
    const documented = operation.parameters.find((one) => one.in === 'query' && one.name === name)
    return textsOf(value, documented).map((text) => `${encodeURIComponent(name)}=${encode(text)}`)
  })
  return baseUrl + path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`)
}

/** A list goes out as one text, unless the definition lets each of its items repeat the name. */
function textsOf(value: QueryValue, documented: Parameter | undefined): readonly string[] {
  if (typeof value !== 'object') return [String(value)]
  const repeated = documented?.schema['type'] === 'array' && documented.separator === undefined
  return repeated ? value.map(String) : [value.join(documented?.separator ?? ',')]
}
