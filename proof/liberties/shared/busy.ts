import { changeHeaders } from '../../alterations/change-headers.js'
import { remember } from '../../alterations/remember.js'
import { restate } from '../../alterations/restate.js'
import type { Liberty } from '../../liberty.js'

const because =
  'Status 429 is returned when a client sends too many requests in a period; the thresholds are not shown.'

/** Banks that have little time. */
const liberties: readonly Liberty[] = [
  {
    name: 'busy-now-and-then',
    sentence: 'Every fifty-third call is one too many; the next is answered again.',
    because,
    behaviour() {
      let calls = 0
      return { admits: () => ++calls % 53 !== 0 }
    },
  },
  {
    name: 'busy-whatever-the-pace',
    sentence: 'Every tenth call is one too many, however long after the ninth it comes.',
    because,
    behaviour() {
      let calls = 0
      return { admits: () => ++calls % 10 !== 0 }
    },
  },
  {
    name: 'busy-thirty-calls-a-moment',
    sentence: 'Each caller has thirty calls in fifty milliseconds, whichever the operation.',
    because,
    behaviour() {
      const recent = new Map<string, number[]>()
      return {
        admits({ name }, _operation, now) {
          const times = (recent.get(name) ?? []).filter((at) => at > now - 50)
          recent.set(name, times)
          return times.length < 30 && times.push(now) > 0
        },
      }
    },
  },
  {
    name: 'busy-ten-calls-an-operation',
    sentence: 'Each caller has ten calls of an operation in each second, as the clock tells it.',
    because,
    behaviour() {
      const windows = new Map<string, { readonly second: number; calls: number }>()
      return {
        admits({ name }, operation, now) {
          const second = Math.floor(now / 1000)
          const key = `${name} ${operation}`
          const known = windows.get(key)
          const own = known?.second === second ? known : { second, calls: 0 }
          windows.set(key, own)
          own.calls += 1
          return own.calls <= 10
        },
      }
    },
  },
  {
    name: 'busy-seconds-rounded-down',
    sentence:
      'Each caller has ten calls a second, and Retry-After tells the time to the next in whole seconds: 0.',
    because,
    behaviour() {
      const buckets = new Map<string, { readonly calls: number; readonly at: number }>()
      return {
        admits({ name }, _operation, now) {
          const { calls, at } = buckets.get(name) ?? { calls: 20, at: now }
          const left = Math.min(20, calls + (now - at) / 100)
          buckets.set(name, { calls: left < 1 ? left : left - 1, at: now })
          return left >= 1
        },
      }
    },
    response: changeHeaders((headers, { status }) => {
      if (status === 429) headers.set('retry-after', '0')
    }),
  },
  {
    name: 'busy-strangers-locked-out',
    sentence: 'After ten callers who were refused, all others are told to come back in an hour.',
    because,
    response: remember(
      () => ({ refused: 0 }),
      async (memory, response, request, context) => {
        if (response.status !== 401 || ++memory.refused <= 10) return response
        const locked = await restate({ statuses: [401] }, 429)(response, request, context)
        locked.headers.set('retry-after', '3600')
        return locked
      },
    ),
  },
]

export default liberties
