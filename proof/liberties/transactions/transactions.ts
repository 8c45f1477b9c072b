import type { Transaction } from '../../../src/reference/books/transaction.js'
import { accountsElsewhere } from '../../alterations/accounts-elsewhere.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { varyTransactions } from '../../alterations/vary-transactions.js'

const because = 'Which transactions a customer has is up to the customer.'
const isPending = ({ state }: Transaction) => state === 'pending'
const opaque = 'The identifier of a transaction is opaque; how it is spelt is not shown.'

function withId(transaction: Transaction, id: string): Transaction {
  const { check } = transaction
  return { ...transaction, id, ...(check === undefined ? {} : { check: { ...check, id } }) }
}

/** A bank in which a link leads to what it does not serve. */
const notServed = (name: string, relation: string, why: string, href: string): Liberty => ({
  name: `transactions-${name}-not-served`,
  sentence: `What ${relation} leads to is not served.`,
  because: why,
  response: changeHal(
    { operations: ['getPendingTransactions', 'getTransaction', 'getTransactions'] },
    (resource) => {
      const links = resource['_links'] as JsonObject
      return relation in links
        ? { ...resource, _links: { ...links, [relation]: { href } } }
        : resource
    },
  ),
})

/** Customers with other transactions. */
const liberties: readonly Liberty[] = [
  varyTransactions('transactions-none', 'There are no transactions.', because, () => undefined),
  varyTransactions(
    'transactions-none-pending',
    'Every transaction is completed.',
    because,
    (transaction) => (isPending(transaction) ? undefined : transaction),
  ),
  varyTransactions(
    'transactions-one-pending',
    'One transaction is pending.',
    because,
    (transaction) =>
      isPending(transaction) && transaction.id !== 'txn-000030' ? undefined : transaction,
  ),
  varyTransactions(
    'transactions-organization-other',
    'svc:organization leads to who paid or was paid, with a code like that of an institution.',
    'What the link leads to is not shown.',
    (transaction, at) => ({ ...transaction, organization: at % 2 === 0 ? 'KIOSK' : 'GROCERS' }),
  ),
  notServed(
    'organization',
    'svc:organization',
    'What the link leads to is not shown.',
    '/nowhere/1',
  ),
  notServed(
    'source',
    'svc:sourceAccount',
    'Money may come from an account elsewhere, and getAccount answers for internal ones.',
    '/banking/accounts/acct-elsewhere',
  ),
  {
    name: 'transactions-accounts-elsewhere',
    sentence: 'svc:account leads to another server.',
    because: 'That a link leads to the server that it comes from is not said.',
    response: accountsElsewhere,
  },
  varyTransactions(
    'transactions-of-one-account',
    'One account alone has transactions.',
    because,
    (transaction) => (transaction.account === 'acct-000101' ? transaction : undefined),
  ),
  varyTransactions(
    'transactions-without-checks',
    'No customer writes checks.',
    because,
    ({ check: _check, ...transaction }) => transaction,
  ),
  varyTransactions(
    'transactions-all-by-check',
    'Every transaction has a check, and several checks have the same number.',
    because,
    (transaction, at) => ({
      ...transaction,
      check: { id: transaction.id, number: 1000 + (at % 50) },
    }),
  ),
  varyTransactions(
    'transactions-without-memos',
    'No transaction has a memo when the bank opens.',
    because,
    ({ memo: _memo, ...transaction }) => transaction,
  ),
  varyTransactions(
    'transactions-all-with-memos',
    'Every transaction has a memo when the bank opens.',
    because,
    (transaction) => ({ ...transaction, memo: 'Paid' }),
  ),
  varyTransactions(
    'transactions-without-holds',
    'No pending transaction is held.',
    because,
    (transaction) => (isPending(transaction) ? { ...transaction, holdState: 'none' } : transaction),
  ),
  varyTransactions(
    'transactions-all-held',
    'Every pending transaction is held.',
    because,
    (transaction) =>
      isPending(transaction) ? { ...transaction, holdState: 'active' } : transaction,
  ),
  varyTransactions(
    'transactions-all-holds-over',
    'The hold of every pending transaction is over.',
    because,
    (transaction) =>
      isPending(transaction) ? { ...transaction, holdState: 'expired' } : transaction,
  ),
  varyTransactions(
    'transactions-without-source',
    'The bank does not tell where money comes from.',
    'Neither sourceAccountNumbers nor svc:sourceAccount is said to be required.',
    ({ source: _source, ...transaction }) => transaction,
  ),
  varyTransactions(
    'transactions-with-odd-identifiers',
    'Identifiers hold slashes, percent signs, blanks, question marks and letters beyond ASCII.',
    opaque,
    (transaction) => withId(transaction, `${transaction.id}/%2F ?#\u00e9|,~`),
  ),
  varyTransactions(
    'transactions-with-long-identifiers',
    'Identifiers have three hundred characters.',
    opaque,
    (transaction) => withId(transaction, transaction.id.padStart(300, 'Ab9-_')),
  ),
  varyTransactions(
    'transactions-with-numeric-identifiers',
    'Identifiers look like numbers, too large for a double.',
    opaque,
    (transaction, at) => withId(transaction, `9007199254740993${at}`),
  ),
  varyTransactions(
    'transactions-of-other-amounts',
    'Amounts have a sign, no fraction or a long one, nothing before or behind the point, and currencies without cents.',
    'An exact decimal; neither sign nor digits are limited, and both sides of its point need none.',
    (transaction, at) => ({
      ...transaction,
      amount: {
        value: [
          '+12.50',
          '-0',
          '0.000000000000000000001',
          '123456789012345678901234567890',
          '-.5',
          '7.',
        ][at % 6]!,
        currency: ['USD', 'JPY', 'BTC', 'KWD'][at % 4]!,
      },
    }),
  ),
  varyTransactions(
    'transactions-with-markup',
    'Memos and texts hold markup, control characters and other scripts.',
    'Customers and providers write what they like.',
    (transaction) => ({
      ...transaction,
      ...(transaction.memo === undefined
        ? {}
        : { memo: '</script>\u001b[31m\u0000"\u202e\u{1f3e6}\r\n' }),
      summary: '<img src=x onerror=alert(1)>',
      providerSummary: ']]>&amp;{{7*7}}\u2028',
      description: '\u5c71\u7530'.repeat(400),
    }),
  ),
]

export default liberties
