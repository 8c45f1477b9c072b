/** Ten digits are seconds since 1970; each three more are the next smaller unit. */
const sinceEpoch = /^(\d{10,19})(?:\.\d+)?$/
/** ISO 8601 in its basic format, as `20260301T093000Z`. */
const basic = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i
/** Without a year a text names no point in time, even if a lenient parser accepts it. */
const dated = /\d{4}|^(?:mon|tues|wednes|thurs|fri|satur|sun)day,/i

/**
 * The point in time that a text gives, in epoch milliseconds: an HTTP date, an RFC 3339 or ISO 8601
 * date-time, with or without the name of a zone in brackets, or a number of seconds or smaller units since
 * 1970. Undefined for anything else, a span of time among it.
 */
export function absoluteTime(text: string): number | undefined {
  const value = text.trim().replace(/\[[^\]]*\]$/, '')
  const digits = sinceEpoch.exec(value)?.[1]
  if (digits !== undefined)
    return Number(value) * 1000 ** (1 - Math.floor((digits.length - 10) / 3))
  if (/^\d+(?:\.\d+)?$/.test(value) || !dated.test(value)) return undefined
  const time = Date.parse(value.replace(basic, '$1-$2-$3T$4:$5:$6$7$8'))
  return Number.isNaN(time) ? undefined : time
}
