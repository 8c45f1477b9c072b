import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const incomplete = { operations: ['listAccountBalances'], statuses: [202] }

/** Other ways to let a client wait for balances. */
const liberties: readonly Liberty[] = [
  {
    name: 'retries-by-the-clock',
    sentence: 'A slow balance is there once the time in Retry-After has come, not before.',
    because: 'The client retries after that time; what an early retry meets is not shown.',
    behaviour({ supplies, returnAt }) {
      const promised = new Map<string, number[]>()
      return {
        supplies(holding, retryCount, now) {
          const { id, core } = holding.account
          if (core !== 'slow') return supplies(holding, retryCount, now)
          const times = promised.get(id) ?? []
          if (retryCount > 0 && times.some((at) => at <= now)) {
            promised.set(id, times.slice(1))
            return true
          }
          if (retryCount === 0) promised.set(id, [...times, returnAt(now)])
          return false
        },
      }
    },
  },
  {
    name: 'retries-one-only',
    sentence: 'A client may try again once.',
    because: 'How many tries there are is not shown.',
    behaviour: { mayRetry: (retryCount) => retryCount < 1 },
  },
  {
    name: 'retries-ten',
    sentence: 'A client may try again ten times.',
    because: 'retryCount goes from 1 to 10.',
    behaviour: { mayRetry: (retryCount) => retryCount < 10 },
  },
  {
    name: 'retries-counted-down',
    sentence: 'retryCount counts the tries that are left, from 10 to 8.',
    because: 'A client passes what the answer carries; how it counts is not shown.',
    behaviour: {
      nextRetryCount: (retryCount) => (retryCount === 0 ? 10 : retryCount - 1),
      mayRetry: (retryCount) => retryCount === 0 || retryCount > 8,
    },
  },
  {
    name: 'retries-without-count-at-the-end',
    sentence: 'An incomplete answer that invites no retry carries no retryCount.',
    because: 'There is nothing to pass on: the client must not retry.',
    response: changeJson(incomplete, (body, { headers }) => {
      const { retryCount: _count, ...rest } = body
      return headers.has('retry-after') ? body : rest
    }),
  },
  {
    name: 'retries-other-members',
    sentence: 'An incomplete answer holds its balances in a member of another name.',
    because: 'Fields of the incomplete answer other than the retry count are not shown.',
    response: changeJson(incomplete, ({ items, ...body }) => ({
      ...body,
      accountBalances: { items },
    })),
  },
  {
    name: 'retries-for-everything',
    sentence: 'Every balance is missing on the first try and there on the second.',
    because: 'Which balances can be supplied at once is not shown.',
    behaviour: ({ supplies }) => ({
      supplies: (holding, retryCount, now) => retryCount > 0 && supplies(holding, retryCount, now),
    }),
  },
  {
    name: 'retries-until-it-is-known',
    sentence:
      'A balance is missing the first time that it is requested, and available from then on.',
    because: 'A service may keep what it once got from the banking core.',
    behaviour({ supplies }) {
      const known = new Set<string>()
      return {
        supplies(holding, retryCount, now) {
          const { id } = holding.account
          const first = !known.has(id)
          known.add(id)
          return (!first || retryCount > 0) && supplies(holding, retryCount, now)
        },
      }
    },
  },
  {
    name: 'retries-never-given',
    sentence:
      'A number of tries that was never given is malformed, before it is looked at who asks.',
    because: 'Only the service gives numbers of tries, and what is looked at first is not shown.',
    response: (response, { url }, { operation }) =>
      operation === 'listAccountBalances' &&
      [401, 403].includes(response.status) &&
      new URL(url).searchParams.has('retryCount')
        ? new Response(JSON.stringify({ status: 400, title: 'This try was not asked for.' }), {
            status: 400,
            headers: { 'content-type': 'application/problem+json' },
          })
        : response,
  },
  {
    name: 'retries-counted-within',
    sentence: 'The number of the next try stands in a member of another member.',
    because: 'Where in the answer the count stands is not shown.',
    response: changeJson({ statuses: [202] }, ({ retryCount, ...body }) => ({
      ...body,
      retry: { count: retryCount, mayBeLast: false },
    })),
  },
  {
    name: 'retries-counted-in-a-header',
    sentence: 'The number of the next try is a header field.',
    because: 'The incomplete answer carries it; where it does is not shown.',
    response: async (response) => {
      if (response.status !== 202) return response
      const { retryCount, ...body } = (await response.json()) as { retryCount?: number }
      const headers = new Headers(response.headers)
      if (retryCount !== undefined) headers.set('retry-count', String(retryCount))
      return new Response(JSON.stringify(body), { status: 202, headers })
    },
  },
]

export default liberties
