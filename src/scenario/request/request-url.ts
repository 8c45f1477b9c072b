import type { Operation, Parameter } from '../../contract/operation.js'
import { Undecided } from '../undecided.js'

export type QueryValue = string | number | boolean | readonly (string | number)[]

export interface UrlParameters {
  /** Values of the path template. */
  readonly path?: Readonly<Record<string, string>>
  /** A list goes out in the form that the definition documents; a string goes out as it is. */
  readonly query?: Readonly<Record<string, QueryValue | undefined>>
}

/** Characters of one value: no server takes more, and a target chooses its identifiers. */
const longest = 65_536
const halfOfPair = /\p{Surrogate}/u

/**
 * Percent-encodes a value.
 *
 * @throws Undecided for one that no URL can carry: it comes from the target, as no story sends such
 */
function escaped(value: string): string {
  if (value.length > longest)
    throw new Undecided(
      `A value of ${value.length} characters, as the target gave it, is not sent.`,
      { remedy: 'let the value be short enough for a URL' },
    )
  if (halfOfPair.test(value))
    throw new Undecided(
      'A value that the target gave holds half of a surrogate pair: no URL can.',
      {
        remedy: 'let the value be well-formed Unicode',
      },
    )
  return encodeURIComponent(value)
}

/** Leaves commas as they are: RFC 3986 allows them in a query. */
const encode = (value: string): string => escaped(value).replaceAll('%2C', ',')

/**
 * The absolute URL of a request to an operation.
 *
 * @throws Error when a value of the path is missing: the scenario's own mistake; Undecided for a value that no
 *   URL can carry
 */
export function requestUrl(baseUrl: string, operation: Operation, ask: UrlParameters): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(ask.path ?? {}, name) ? ask.path?.[name] : undefined
    if (value === undefined) throw new Error(`${operation.id} needs a value for {${name}}`)
    return escaped(value)
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
