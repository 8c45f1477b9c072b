import { checkImages } from './check-images.js'
import type { TransactionsBehaviour } from './transactions-behaviour.js'

/** How the reference bank decides when nothing else is asked of it. */
export const honestTransactionsBehaviour: TransactionsBehaviour = {
  opensTransactions: ({ allows }) => allows.view,
  // What a caller may not see looks like what is not there: the document lists 404 alone.
  withholdingOf: () => ({ status: 404, name: 'transactionNotFound' }),
  tellsFullNumber: (unmasked) => unmasked,
  showsHoldState: ({ holdState }) => holdState !== undefined,
  checkImage: (side) => checkImages[side],

  inCollection: ({ state }, operation) =>
    state === (operation === 'getTransactions' ? 'completed' : 'pending'),
  arrangeTransactions: (transactions) => transactions,
  ofAccounts: ({ account }, wanted) => wanted.includes(account),
  ofCheckNumbers: ({ check }, wanted) =>
    check !== undefined &&
    wanted.some(({ from, to }) => from <= check.number && check.number <= to),
  usualHoldStates: () => ['none'],
  ofHoldStates: ({ holdState = 'none' }, wanted) => wanted.includes(holdState),
  // The language of filters is not shown, so this bank knows none and leaves nothing out.
  passesFilter: () => true,
  mentions({ providerSummary, summary, description }, words) {
    const text = `${providerSummary}\n${summary}\n${description}`.toLowerCase()
    return text.includes(words.trim().toLowerCase())
  },

  memos: (memos) => memos,
  // Preconditions come before the content is looked at (RFC 9110, 13.2.1).
  memoChecks: () => ['access', 'precondition', 'body'],
  memoText(body) {
    if (typeof body !== 'object' || body === null) return undefined
    const { text } = body as { text?: unknown }
    return typeof text === 'string' ? text : undefined
  },
  declineMemo: () => undefined,
}
