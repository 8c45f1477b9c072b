const epochSeconds = /^\d{10}(?:\.\d+)?$/
const epochMilliseconds = /^\d{13}$/
const smallNumber = /^\d{1,9}(?:\.\d+)?$/

/**
 * The point in time that a text gives, in epoch milliseconds: an HTTP date, an RFC 3339 date-time, or a
 * number of seconds or milliseconds since 1970. Undefined for anything else, a span of seconds among it.
 */
export function absoluteTime(text: string): number | undefined {
  const value = text.trim()
  if (smallNumber.test(value)) return undefined
  if (epochSeconds.test(value)) return Number(value) * 1000
  if (epochMilliseconds.test(value)) return Number(value)
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}
