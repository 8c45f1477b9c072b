import type { Reader } from '../http/reader.js'

/** A date-time of RFC 3339 (5.6), as milliseconds since 1970; minus infinity when it was not given. */
export const readDateTime: Reader<number> = (given) => {
  if (given === undefined) return { value: -Infinity, faults: [] }
  const parts = form.exec(given)
  const time = parts === null ? NaN : timeOf(parts)
  const detail = 'is not a date-time of RFC 3339'
  return Number.isNaN(time)
    ? { value: -Infinity, faults: [{ kind: 'not-a-date-time', malformed: true, detail }] }
    : { value: time, faults: [] }
}

const form =
  /^(\d{4}-\d\d-\d\d)[Tt ]([01]\d|2[0-3])(:[0-5]\d:)([0-5]\d|60)(\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Not a number for a day that no month has. */
function timeOf([, date = '', hour, minute, second, fraction = '', zone = '']: RegExpExecArray) {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return NaN
  // A leap second is as good as the second before it.
  const whole = second === '60' ? '59' : second
  return Date.parse(`${date}T${hour}${minute}${whole}${fraction.slice(0, 4)}${zone.toUpperCase()}`)
}
