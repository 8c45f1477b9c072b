import { callAs, isBy } from '../../alterations/call-as.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** Callers whom every operation refuses. */
const refused: Readonly<Record<string, (request: Request) => boolean>> = {
  'without token': ({ headers }) => !headers.has('authorization'),
  'without permission': (request) => isBy(request, 'RESTRICTED'),
}

/** Transactions that are kept from one caller, and not from the other one, or not where their account is asked for. */
const defects: readonly Defect[] = [
  ...(['getTransaction', 'getTransactions'] as const).map((meant): Defect => ({
    name: `shown-to-others-${meant}`,
    sentence: `${meant} shows the other customer the transactions of the customer.`,
    breaks: ['transactions.transaction.not-accessible'],
    request: (request, { operation }) =>
      operation === meant && isBy(request, 'OTHER_CUSTOMER')
        ? callAs(request, 'CUSTOMER')
        : request,
  })),
  ...Object.entries(refused).map(([word, isRefused]): Defect => ({
    name: `shown-to-others-history-${word.replaceAll(' ', '-')}`,
    sentence: `The history is shown to a caller ${word}.`,
    breaks: ['transactions.transaction.not-accessible'],
    request: (request, { operation }) =>
      operation === 'getTransactions' && isRefused(request) ? callAs(request, 'CUSTOMER') : request,
  })),
  {
    name: 'shown-to-others-cached',
    sentence:
      'A pending list is kept by its address, and given to the next caller, no matter who that is.',
    breaks: ['transactions.pending.own-only', 'transactions.pending.checkNumber'],
    response: remember(
      () => new Map<string, string>(),
      async (kept, response, { url }, { operation }) => {
        if (operation !== 'getPendingTransactions' || response.status !== 200) return response
        const list = kept.get(url) ?? (await response.clone().text())
        kept.set(url, list)
        return new Response(list, { headers: response.headers })
      },
    ),
  },
  {
    name: 'shown-to-others-by-account',
    sentence: 'The history of an account is shown to any caller who names it.',
    breaks: ['transactions.transaction.not-accessible'],
    request: (request, { operation }) =>
      operation === 'getTransactions' && /[?&]account=acct-0003/.test(request.url)
        ? callAs(request, 'OTHER_CUSTOMER')
        : request,
  },
]

export default defects
