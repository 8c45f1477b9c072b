import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'
import { jsonResponse } from '../../../src/reference/http/json-response.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const most = 50

/** Balances that are there. */
const defects: readonly Defect[] = [
  {
    name: 'complete-answers-last-left-out',
    sentence: 'Of three balances or more the last one is left out.',
    breaks: [
      'accounts.balances.all-requested',
      'accounts.balances.hundred',
      'accounts.balances.incomplete-others',
    ],
    behaviour: { balanceOrder: (asked) => asked.slice(0, Math.max(2, asked.length - 1)) },
  },
  {
    name: 'complete-answers-marked-incomplete',
    sentence: 'The balances of a complete answer are marked incomplete.',
    breaks: ['accounts.balances.none-incomplete'],
    response: changeItems({ operations: ['listAccountBalances'], statuses: [200] }, (balance) => ({
      ...balance,
      incomplete: true,
    })),
  },
  {
    name: 'complete-answers-given-up',
    sentence: 'When the tries are used up, the answer is 200 without what is still missing.',
    breaks: ['accounts.balances.all-requested'],
    response: async (response, _request, { operation }) => {
      const isLast = response.status === 202 && !response.headers.has('retry-after')
      if (operation !== 'listAccountBalances' || !isLast) return response
      const { items } = (await response.json()) as { items: { incomplete: boolean }[] }
      return jsonResponse({ items: items.filter(({ incomplete }) => !incomplete) })
    },
  },
  {
    name: 'complete-answers-fifty',
    sentence: `More than ${most} balances at once are refused.`,
    breaks: ['accounts.balances.hundred'],
    behaviour: refuseValue(
      'listAccountBalances',
      'accounts',
      (value) => value.split(',').length > most,
    ),
  },
  {
    name: 'complete-answers-transfers-only',
    sentence: 'A balance is shown of those accounts only that take part in transfers.',
    breaks: ['accounts.allows.view-meaning'],
    behaviour: {
      balanceOrder(asked) {
        if (asked.every(({ allows }) => allows.transferFrom || allows.transferTo)) return asked
        throw new Refusal(403, 'accountNotPermitted', 'You may not do this with this account.')
      },
    },
  },
]

export default defects
