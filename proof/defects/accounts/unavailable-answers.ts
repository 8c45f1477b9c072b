import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly instead: number
  readonly status: number
  readonly body?: (ids: readonly string[]) => JsonObject
  readonly breaks: string
}

const zero = (ids: readonly string[]): JsonObject => ({
  items: ids.map((id) => ({ id, available: '0.00', current: '0.00', incomplete: false })),
})

const rows: readonly Row[] = [
  {
    name: 'core-down-zero',
    sentence: 'When the banking core is down, balances are zero.',
    instead: 503,
    status: 200,
    body: zero,
    breaks: 'accounts.balances.core-down',
  },
  {
    name: 'core-down-incomplete',
    sentence: 'When the banking core is down, balances are incomplete.',
    instead: 503,
    status: 202,
    body: (ids) => ({ retryCount: 1, items: ids.map((id) => ({ id, incomplete: true })) }),
    breaks: 'accounts.balances.core-down',
  },
  {
    name: 'core-down-422',
    sentence: 'When the banking core is down, the fault is said to be in the request.',
    instead: 503,
    status: 422,
    breaks: 'accounts.balances.core-down',
  },
  {
    name: 'rate-limit-zero',
    sentence: 'A caller who sends too much gets balances of zero and is not told why.',
    instead: 429,
    status: 200,
    body: zero,
    breaks: 'accounts.rate-limit.status',
  },
  {
    name: 'rate-limit-503',
    sentence: 'A caller who sends too much is told that the service is down.',
    instead: 429,
    status: 503,
    breaks: 'accounts.rate-limit.status',
  },
]

/** Answers that hide why there is no balance. */
const defects: readonly Defect[] = rows.map(({ name, sentence, instead, status, body, breaks }) => {
  const change = changeJson({ statuses: [instead] }, (problem, _response, { url }) =>
    body === undefined
      ? { ...problem, status }
      : body((new URL(url).searchParams.get('accounts') ?? '').split(',')),
  )
  return {
    name: `unavailable-answers-${name}`,
    sentence,
    breaks: [breaks],
    async response(response, request, context) {
      if (response.status !== instead) return response
      const headers = new Headers(response.headers)
      if (body !== undefined) headers.set('content-type', 'application/json')
      const changed = await change(response, request, context)
      return new Response(changed.body, { status, headers })
    },
  }
})

export default defects
