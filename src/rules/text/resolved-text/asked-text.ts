import type { Operation } from '../../../contract/operation.js'
import type { RecordedRequest } from '../../../exchange/exchange.js'

/** What a request for resolved text asks for. */
export interface AskedText {
  /** The preferred one first. */
  readonly languages: readonly string[]
  readonly by: 'languages' | 'header' | 'nothing'
  /** Languages of a header that is to be ignored. */
  readonly ignored: readonly string[]
  readonly format: string | undefined
  /** Without names, all. */
  readonly groups: readonly string[]
  readonly subgroups: boolean
  /** Milliseconds since 1970. */
  readonly since: number | undefined
  /** Undefined where the request leaves it open. */
  readonly resolve: boolean | undefined
}

const language = /^[a-z]{2,3}(?:-[A-Z]{2})?$/
const group = /^[A-Za-z_][\w$]*(?:[.][A-Za-z_][\w$]*){0,2}$/

/** Reads what a request asks for; undefined where that is not beyond doubt. */
export function askedText(request: RecordedRequest, operation: Operation): AskedText | undefined {
  if (!URL.canParse(request.url)) return undefined
  const { searchParams: query } = new URL(request.url)
  const known = new Set(operation.parameters.map(({ name }) => name))
  if ([...query.keys()].some((name) => !known.has(name))) return undefined
  const listOf = (name: string): readonly string[] => {
    const separator = operation.parameters.find((one) => one.name === name)?.separator
    const values = query.getAll(name)
    return separator === undefined ? values : values.flatMap((one) => one.split(separator))
  }
  const [format, ...moreFormats] = query.getAll('format')
  const [since, ...moreTimes] = query.getAll('since')
  const [subgroups, resolve] = ['subgroups', 'resolve'].map((name) => query.getAll(name).join())
  const named = listOf('languages')
  const groups = listOf('groups')
  const header = preferred(request.headers.filter(([name]) => /^accept-language$/i.test(name)))
  if (moreFormats.length + moreTimes.length > 0 || header === undefined) return undefined
  if (![subgroups, resolve].every((one) => /^(?:true|false|)$/.test(one ?? ''))) return undefined
  if (!named.every((one) => language.test(one))) return undefined
  if (!groups.every((one) => group.test(one))) return undefined
  if (format !== undefined && !/^[a-z][\w$]{3,11}$/.test(format)) return undefined
  const time = since === undefined ? undefined : Date.parse(since)
  if (Number.isNaN(time)) return undefined
  return {
    languages: named.length > 0 ? named : header,
    by: named.length > 0 ? 'languages' : header.length > 0 ? 'header' : 'nothing',
    ignored: named.length > 0 ? header : [],
    format,
    groups,
    subgroups: subgroups === 'true',
    since: time,
    resolve: resolve === '' ? undefined : resolve === 'true',
  }
}

/** Languages of Accept-Language, the preferred one first; undefined where their order is open. */
function preferred(headers: readonly (readonly [string, string])[]): readonly string[] | undefined {
  const wanted = headers
    .flatMap(([, value]) => value.split(','))
    .map((one) => /^\s*([A-Za-z-]+)\s*(?:;\s*q=(0?\.\d{1,3}|0|1(?:\.0{1,3})?))?\s*$/.exec(one))
    .map((one) => ({ name: one?.[1] ?? '', weight: Number(one?.[2] ?? 1) }))
  if (!wanted.every(({ name, weight }) => language.test(name) && weight > 0)) return undefined
  if (new Set(wanted.map(({ weight }) => weight)).size < wanted.length) return undefined
  return wanted.toSorted((one, other) => other.weight - one.weight).map(({ name }) => name)
}
