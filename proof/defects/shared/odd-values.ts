import { problem } from '../../alterations/problem.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const last = (url: URL): string => decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
const transactionIn = (url: URL): string =>
  decodeURIComponent(/\/transactions\/transactions\/([^/]+)/.exec(url.pathname)?.[1] ?? '')
const given = (url: URL, name: string): string | null => url.searchParams.get(name)

type Row = readonly [
  name: string,
  operation: string,
  sentence: string,
  breaks: string,
  isOdd: (url: URL) => boolean,
]

/** What an implementation that counts on one form of its own identifiers, or pastes a value into a query, stumbles over. */
const rows: readonly Row[] = [
  [
    'transactions-of-no-form',
    'getTransaction',
    'An identifier that is none of the form of the bank brings getTransaction down.',
    'transactions.getTransaction.status',
    (url) => !transactionIn(url).startsWith('txn-'),
  ],
  [
    'quotes-in-transactions',
    'getTransaction',
    'An apostrophe in an identifier brings getTransaction down.',
    'transactions.getTransaction.status',
    (url) => transactionIn(url).includes("'"),
  ],
  [
    'memos-of-no-form',
    'getTransactionMemo',
    'An identifier that is none of the form of the bank brings getTransactionMemo down.',
    'transactions.getTransactionMemo.status',
    (url) => !transactionIn(url).startsWith('txn-'),
  ],
  [
    'accounts-of-no-form',
    'getAccount',
    'An identifier of letters alone brings getAccount down.',
    'accounts.getAccount.status',
    (url) => /^[a-z.]{6,48}$/.test(last(url)),
  ],
  [
    'quotes-in-definitions',
    'getDefinition',
    'An apostrophe in an identifier brings getDefinition down.',
    'notifications.getDefinition.status',
    (url) => last(url).includes("'"),
  ],
  [
    'quotes-in-notifications',
    'getPullNotification',
    'An apostrophe in an identifier brings getPullNotification down.',
    'messages.getPullNotification.status',
    (url) => last(url).includes("'"),
  ],
  [
    'balances-of-no-form',
    'listAccountBalances',
    'An identifier of letters alone brings listAccountBalances down.',
    'accounts.listAccountBalances.status',
    (url) => /^[a-z.]{6,48}$/.test(given(url, 'accounts') ?? ''),
  ],
  [
    'filter-of-no-form',
    'getPendingTransactions',
    'An account that is none of the form of the bank brings getPendingTransactions down.',
    'transactions.getPendingTransactions.status',
    (url) => /^[a-z]+$/.test(given(url, 'account') ?? ''),
  ],
  [
    'quotes-in-filter',
    'getPendingTransactions',
    'An apostrophe in an account brings getPendingTransactions down.',
    'transactions.getPendingTransactions.status',
    (url) => (given(url, 'account') ?? '').includes("'"),
  ],
  [
    'long-searches',
    'getPendingTransactions',
    'A search string of more than 255 characters brings getPendingTransactions down.',
    'transactions.getPendingTransactions.status',
    (url) => (given(url, 'q') ?? '').length > 255,
  ],
  [
    'empty-searches',
    'getPendingTransactions',
    'An empty search string brings getPendingTransactions down.',
    'transactions.getPendingTransactions.status',
    (url) => given(url, 'q') === '',
  ],
]

const defects: readonly Defect[] = rows.map(([name, operation, sentence, breaks, isOdd]) => ({
  name: `odd-values-${name}`,
  sentence,
  breaks: [breaks],
  response(response, request, context) {
    const isMeant = context.operation === operation && isOdd(new URL(request.url))
    if (!isMeant || response.status === 401) return response
    return breaks.startsWith('accounts.')
      ? problem(500, 'internalError')
      : refused(500, 'The service is out of order.', 'internalError')
  },
}))

export default defects
