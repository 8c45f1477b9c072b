import type { Liberty } from '../liberty.js'

const because = 'Retry-After is an absolute time; its format is not shown.'

/** Other ways to say when a client may come back. */
const liberties: readonly Liberty[] = [
  {
    name: 'retry-times-http-date',
    sentence: 'Retry-After is an HTTP date, rounded up to the next second.',
    because: `${because} That of HTTP is a date with whole seconds (RFC 9110, 10.2.3).`,
    behaviour: { retryAfter: (at) => new Date(Math.ceil(at / 1000) * 1000).toUTCString() },
  },
  {
    name: 'retry-times-with-offset',
    sentence: 'Retry-After is an RFC 3339 time in another zone.',
    because,
    behaviour: {
      retryAfter: (at) => `${new Date(at + 19_800_000).toISOString().slice(0, -1)}+05:30`,
    },
  },
  {
    name: 'retry-times-epoch',
    sentence: 'Retry-After is a number of seconds since 1970, rounded up.',
    because,
    behaviour: { retryAfter: (at) => String(Math.ceil(at / 1000)) },
  },
  {
    name: 'retry-times-past',
    sentence: 'Retry-After is over by the time it arrives.',
    because: 'The clocks of two machines differ a little.',
    behaviour: { returnAt: (now) => now - 2000 },
  },
]

export default liberties
