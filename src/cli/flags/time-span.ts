import { InvalidArgumentError } from 'commander'

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }

/** The longest that may be asked for, in milliseconds: timers know no more than 24.8 days. */
const longest = 24 * 3_600_000

/** Reads a time of an option, such as `90s`, `10m` or `2h`, up to a day; in milliseconds. */
export function timeSpan(text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,6})([smh])$/.exec(text) ?? []
  const time = Number(digits) * (units[unit] ?? 0)
  if (time > 0 && time <= longest) return time
  throw new InvalidArgumentError('It takes a time of up to a day, such as 90s, 10m or 2h.')
}
