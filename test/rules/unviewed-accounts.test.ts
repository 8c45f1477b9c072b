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
const inList = 'transactions.pending.own-only'
const shown = 'transactions.transaction.not-accessible'

test('A transaction of an account that may not be viewed, before and afterwards, is not shown', () => {
  const failed = failingInARun([account(false), pending, alone, account(false)])
  expect(failed(inList)).toEqual([2])
  expect(failed(shown)).toEqual([3])
})

test('A permission that may have been given or taken meanwhile tells nothing', () => {
  const ends = [
    [account(false), pending, alone],
    [pending, alone, account(false)],
    [account(false), pending, alone, account(true), account(false)],
    [account(true), pending, alone, account(true)],
  ]
  for (const all of ends) {
    expect(failingInARun(all)(inList)).toEqual([])
    expect(failingInARun(all)(shown)).toEqual([])
  }
})
