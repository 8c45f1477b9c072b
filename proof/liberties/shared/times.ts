import type { Liberty } from '../../liberty.js'

function times(name: string, sentence: string, dateTime: (at: number) => string): Liberty {
  const because = 'A date-time of RFC 3339 with 20 to 30 characters.'
  // When text was modified is given in UTC.
  const utc = /[zZ]$|[+-]00:00$/.test(dateTime(0)) ? { modifiedAtTold: dateTime } : {}
  const behaviour = { dateTime, timestamp: dateTime, ...utc }
  return { name: `times-${name}`, sentence, because, respells: true, behaviour }
}

const local = (at: number, hours: number) => new Date(at + hours * 3_600_000).toISOString()

/** Other ways to write `updatedAt`, and the date-times of other interfaces. */
const liberties: readonly Liberty[] = [
  times('whole-seconds', 'A date-time has no fraction of a second.', (at) =>
    new Date(at).toISOString().replace(/\.\d+/, ''),
  ),
  times('with-offset', 'A date-time is in a zone west of Greenwich.', (at) =>
    local(at, -8).replace('Z', '-08:00'),
  ),
  times('nanoseconds', 'A date-time has nine digits after the second.', (at) =>
    new Date(at).toISOString().replace('Z', '000000Z'),
  ),
  times('microseconds-with-offset', 'A date-time is as long as a common one gets.', (at) =>
    local(at, 2).replace('Z', '0+02:00'),
  ),
  times('unknown-offset', 'A date-time does not tell its zone: -00:00.', (at) =>
    new Date(at).toISOString().replace('Z', '-00:00'),
  ),
  times('small-letters', 'A date-time has a small t and a small z.', (at) =>
    new Date(at).toISOString().toLowerCase(),
  ),
]

export default liberties
