import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'behaviour' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
}

const incomplete = { operations: ['listAccountBalances'], statuses: [202] }

const rows: readonly Row[] = [
  {
    name: 'answered-200',
    sentence: 'An answer is 200 although a balance in it is incomplete.',
    breaks: ['accounts.balances.incomplete-answer', 'accounts.balances.none-incomplete'],
    response: ({ status, body, headers }) =>
      new Response(body, { status: status === 202 ? 200 : status, headers }),
  },
  {
    name: 'unmarked',
    sentence: 'A balance that is missing is not marked incomplete.',
    breaks: 'accounts.balances.incomplete-marked',
    response: changeItems(incomplete, (balance) => ({ ...balance, incomplete: false })),
  },
  {
    name: 'second-unmarked',
    sentence: 'Of the balances that are missing only the first one is marked.',
    breaks: 'accounts.balances.incomplete-marked',
    response: changeJson(incomplete, ({ items, ...body }) => {
      const all = items as JsonObject[]
      const first = all.findIndex((one) => one['incomplete'] === true)
      return { ...body, items: all.map((one, at) => ({ ...one, incomplete: at === first })) }
    }),
  },
  {
    name: 'last-unmarked',
    sentence: 'When the tries are used up, what is missing is not marked any more.',
    breaks: 'accounts.balances.incomplete-marked',
    response: changeJson(incomplete, ({ items, ...body }, { headers }) => ({
      ...body,
      items: headers.has('retry-after')
        ? items
        : (items as JsonObject[]).map((one) => ({ ...one, incomplete: false })),
    })),
  },
  {
    name: 'missing-left-out',
    sentence: 'An incomplete answer leaves out what is missing.',
    breaks: 'accounts.balances.incomplete-others',
    response: changeJson(incomplete, ({ items, ...body }, _response, { url }) => ({
      ...body,
      items:
        url.includes('%2C') || url.includes(',')
          ? (items as JsonObject[]).filter(({ incomplete: is }) => is !== true)
          : items,
    })),
  },
  {
    name: 'last-as-complete',
    sentence: 'When the tries are used up, an incomplete balance is answered with 200.',
    breaks: 'accounts.balances.none-incomplete',
    response: ({ status, body, headers }) =>
      new Response(body, {
        status: status === 202 && !headers.has('retry-after') ? 200 : status,
        headers,
      }),
  },
  {
    name: 'missing-alone',
    sentence: 'An incomplete answer shows what is missing, and not what is there.',
    breaks: 'accounts.balances.incomplete-others',
    response: changeJson(incomplete, ({ items, ...body }) => ({
      ...body,
      items: (items as { incomplete?: boolean }[]).filter((one) => one.incomplete === true),
    })),
  },
  {
    name: 'without-count',
    sentence: 'An incomplete answer does not say which try is next.',
    breaks: 'accounts.balances.retry-count-carried',
    response: changeJson(incomplete, ({ retryCount: _count, ...body }) => body),
  },
  {
    name: 'counted-from-zero',
    sentence: 'retryCount counts the tries so far, so that it begins at 0.',
    breaks: 'accounts.balances.retry-count-carried',
    behaviour: { nextRetryCount: (retryCount) => retryCount },
  },
  {
    name: 'retry-refused',
    sentence: 'A client that passes retryCount is refused with 422.',
    breaks: 'accounts.balances.retry-completes',
    behaviour: refuseValue('listAccountBalances', 'retryCount', () => true),
  },
  {
    name: 'retry-empty',
    sentence: 'A client that asks again gets a list without balances.',
    breaks: 'accounts.balances.retry-completes',
    response: changeJson({ ...incomplete, statuses: [200] }, (body, _response, { url }) =>
      new URL(url).searchParams.has('retryCount') ? { ...body, items: [] } : body,
    ),
  },
  {
    name: 'endless',
    sentence: 'A client is invited to try again without end.',
    breaks: 'accounts.balances.tries-end',
    behaviour: {
      mayRetry: () => true,
      nextRetryCount: (retryCount) => Math.min(retryCount + 1, 10),
    },
  },
  {
    name: 'uncounted',
    sentence: 'Tries are not counted: each one is the first.',
    breaks: 'accounts.balances.tries-end',
    behaviour: { nextRetryCount: () => 1 },
  },
  {
    name: 'amounts',
    sentence: 'In an incomplete answer, what is there has other amounts.',
    breaks: 'accounts.balances.same-alone',
    response: changeJson(incomplete, ({ items, ...body }) => ({
      ...body,
      items: (items as JsonObject[]).map((balance) =>
        balance['incomplete'] === true ? balance : { ...balance, available: '0.00' },
      ),
    })),
  },
  {
    name: 'after-a-span',
    sentence: 'Retry-After is a span of seconds.',
    breaks: 'accounts.balances.retry-after-absolute',
    behaviour: { retryAfter: () => '1' },
  },
]

/** Balances that are not there yet. */
const defects: readonly Defect[] = rows.map(({ name, breaks, ...row }) => ({
  ...row,
  name: `incomplete-answers-${name}`,
  breaks: [breaks].flat(),
}))

export default defects
