const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  hourCycle: 'h23',
})

/** An RFC 3339 date-time as people read it: `21 November 2025 at 03:31 UTC`; what is none comes back as it is. */
export function spokenTime(dateTime: string): string {
  const time = new Date(dateTime)
  return Number.isNaN(time.getTime()) ? dateTime : `${format.format(time)} UTC`
}
