import { timeOfDay } from '../../report/time-of-day.js'
import type { Tokens } from '../../target/auth/login.js'

/** How long a log-in lasts, in the time of this machine. */
export function until({ expiresAt, refresh }: Tokens, now: Date): string {
  const renewed =
    refresh === undefined
      ? '; there is no refresh token, so log in again then'
      : ', renewed by itself'
  if (expiresAt === undefined) return `for a time that the server does not state${renewed}`
  const end = new Date(expiresAt)
  const two = (value: number): string => String(value).padStart(2, '0')
  const day =
    end.toDateString() === now.toDateString()
      ? ''
      : `${end.getFullYear()}-${two(end.getMonth() + 1)}-${two(end.getDate())} `
  return `until ${day}${timeOfDay(end).slice(0, 5)}${renewed}`
}
