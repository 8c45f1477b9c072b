import type { Liberty } from '../../liberty.js'

const hour = 3_600_000
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
  {
    name: 'retry-times-basic',
    sentence: 'Retry-After is a time in the basic format of ISO 8601.',
    because,
    behaviour: { retryAfter: (at) => new Date(at).toISOString().replaceAll(/[-:]/g, '') },
  },
  {
    name: 'retry-times-with-zone',
    sentence: 'Retry-After names its zone in brackets (RFC 9557).',
    because,
    behaviour: { retryAfter: (at) => `${new Date(at).toISOString()}[Etc/UTC]` },
  },
  {
    name: 'retry-times-microseconds',
    sentence: 'Retry-After is a number of microseconds since 1970.',
    because,
    behaviour: { retryAfter: (at) => `${at}000` },
  },
  {
    name: 'retry-times-unheard-of',
    sentence: 'Retry-After is an absolute time in a format of its own.',
    because,
    behaviour: { retryAfter: (at) => `stardate ${at / 1e5}` },
  },
  {
    name: 'retry-times-of-a-fast-clock',
    sentence: 'The clock of the bank is an hour ahead, in Date as in Retry-After.',
    because: 'Two clocks are never the same; a client goes by the Date of the answer.',
    behaviour: { retryAfter: (at) => new Date(at + hour).toISOString() },
    response: (response, _request, { now }) => {
      const headers = new Headers(response.headers)
      headers.set('date', new Date(now() + hour).toUTCString())
      return new Response(response.body, { status: response.status, headers })
    },
  },
]

export default liberties
