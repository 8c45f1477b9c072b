const pattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Whether a text is a date-time by the grammar of RFC 3339, section 5.6: `t` and `z` may be lower
 * case, a fraction may have any number of digits, an offset has a colon, and the second 60 exists
 * where it is 23:59 in UTC.
 */
export function isDateTime(text: string): boolean {
  const match = pattern.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(Number)
  const [hours, minutes] = [Number(match[8] ?? 0), Number(match[9] ?? 0)]
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return false
  if (hour > 23 || minute > 59 || second > 60 || hours > 23 || minutes > 59) return false
  if (second < 60) return true
  const offset = (hours * 60 + minutes) * (match[7] === '-' ? -1 : 1)
  const minuteOfDay = (hour * 60 + minute - offset + 2880) % 1440
  return minuteOfDay === 1439
}

function daysOf(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : (days[month - 1] ?? 0)
}
