import { expect, test } from '@playwright/test'
import { failingInARun } from './failing-in-a-run.js'

const account = (view: boolean) => ({
  interface: 'accounts',
  operation: 'listAccounts',
  path: '/banking/accounts',
  type: 'application/json',
  body: { items: [{ id: 'acct-0001', allows: { view } }] },
})
const one = {
  _id: 'txn-1',
  _links: { 'svc:account': { href: '/banking/accounts/acct-0001' } },
}
const pending = {
  operation: 'getPendingTransactions',
  path: '/pendingTransactions',
  body: { _links: {}, start: 0, limit: 100, count: 1, _embedded: { items: [one] } },
}
const alone = { operation: 'getTransaction', path: '/transactions/txn-1', body: one }
const shown = 'transactions.transaction.not-accessible'

test('A transaction of an account that may not be viewed, before and afterwards, is not shown', () => {
  expect(failingInARun([account(false), alone, account(false)])(shown)).toEqual([2])
})

test('Where the pending list holds transactions of every account that is listed, they may be shown', () => {
  for (const order of [
    [pending, alone],
    [alone, pending],
  ])
    expect(failingInARun([account(false), ...order, account(false)])(shown)).toEqual([])
})

test('A permission that may have been given or taken meanwhile tells nothing', () => {
  const ends = [
    [account(false), alone],
    [alone, account(false)],
    [account(false), alone, account(true), account(false)],
    [account(true), alone, account(true)],
  ]
  for (const all of ends) expect(failingInARun(all)(shown)).toEqual([])
})
