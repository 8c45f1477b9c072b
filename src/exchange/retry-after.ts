import type { Header } from './exchange.js'

/** IMF-fixdate and its two predecessors begin with the day of the week (RFC 9110, 5.6.7). */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /
const rfc3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/**
 * How long a target wants us to wait (RFC 9110, 10.2.3). Takes seconds, an HTTP date or, as the
 * documents leave the form open, an RFC 3339 time. A time is counted from the target's own `Date`,
 * if it sent one: its clock may be wrong, the difference rarely is.
 *
 * @param now milliseconds since 1970, for a target that does not send `Date`.
 * @returns milliseconds; undefined when there is no such header, it cannot be understood, or the time
 *   has passed.
 */
export function retryAfter(headers: readonly Header[], now: number): number | undefined {
  const value = field(headers, 'retry-after')
  if (value === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const until = time(value)
  const wait = until - (time(field(headers, 'date') ?? '') || now)
  return wait > 0 ? wait : undefined
}

function field(headers: readonly Header[], wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim()
}

/** Milliseconds since 1970, or NaN. */
function time(value: string): number {
  if (rfc3339.test(value)) return Date.parse(value.toUpperCase())
  if (!httpDate.test(value)) return NaN
  // The oldest form has no time zone; it means UTC.
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
}
