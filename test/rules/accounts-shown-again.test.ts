import { expect, test } from '@playwright/test'
import { failingInARun } from './failing-in-a-run.js'

const list = (ids: readonly string[], query = '', more: object = {}) => ({
  operation: 'listAccounts',
  interface: 'accounts',
  type: 'application/json',
  path: `/banking/accounts${query}`,
  body: {
    items: ids.map((id) => ({ id, title: `of ${id}`, location: 'external' })),
    ...more,
  },
})
const [all, next] = [list(['one', 'two']), { nextPage_url: '/banking/accounts?start=c' }]

test('Accounts come and go', () => {
  const failed = failingInARun([all, list(['one']), all, list(['one', 'two', 'three']), all])
  expect(failed('accounts.account.id-immutable')).toEqual([])
  expect(failed('accounts.listAccounts.internal-and-external')).toEqual([])
})

test('An account that is like the one that is lacking is that one, renamed', () => {
  const item = (id: string) => ({ id, title: 'of one', location: 'external' })
  const listOf = (id: string) => ({ ...all, body: { items: [item(id)] } })
  const failed = failingInARun([listOf('one'), listOf('other'), listOf('one')])
  expect(failed('accounts.account.id-immutable')).toEqual([2])
  expect(failed('accounts.listAccounts.internal-and-external')).toEqual([])
})

test('Accounts that tell the same of themselves come and go, and pass from page to page', () => {
  const item = (id: string) => ({ id, title: 'of one', location: 'external' })
  const listOf = (ids: readonly string[], more: object = {}) => ({
    ...all,
    body: { items: ids.map(item), ...more },
  })
  const whole = failingInARun([
    listOf(['one', 'two', 'three']),
    listOf(['two', 'three', 'four']),
    listOf(['one', 'two', 'three']),
  ])
  expect(whole('accounts.account.id-immutable')).toEqual([])
  const paged = failingInARun([listOf(['one'], next), listOf(['two'], next), listOf(['one'], next)])
  expect(paged('accounts.account.id-immutable')).toEqual([])
})

test('An account that is refused alone after it was listed may have been closed meanwhile', () => {
  const listOf = (...ids: readonly string[]) => ({
    ...all,
    body: { items: ids.map((id) => ({ id, title: `of ${id}`, location: 'internal' })) },
  })
  const alone = {
    ...all,
    operation: 'getAccount',
    type: 'application/problem+json',
    path: '/banking/accounts/foreign',
    status: 403,
    body: { status: 403 },
  }
  const accessible = 'accounts.listAccounts.accessible-only'
  const [usual, wrong] = [listOf('one'), listOf('one', 'foreign')]
  expect(failingInARun([alone, usual, wrong, usual, alone])(accessible)).toEqual([3])
  expect(failingInARun([usual, wrong, alone, usual])(accessible)).toEqual([])
})

test('A page leads on where it does before and afterwards', () => {
  const [leading, last] = [list(['one'], '?limit=1', next), list(['one'], '?limit=1')]
  const many = list(['one', 'two', 'three', 'four', 'five', 'six'])
  expect(
    failingInARun([leading, last, leading])('accounts.listAccounts.pages-next-while-more'),
  ).toEqual([])
  const failed = failingInARun([leading, last, leading, many])
  expect(failed('accounts.listAccounts.pages-next-while-more')).toEqual([2])
})

test('Both lists tell the same of an external account', () => {
  const eligible = (title?: string) => ({
    ...all,
    operation: 'listEligibleAchAccounts',
    path: '/banking/achEligibleAccounts?allows=view&secCode=ppd',
    body: { items: [{ id: 'one', title, location: 'external' }] },
  })
  const failed = failingInARun([all, eligible('another'), all, eligible('of one')])
  expect(failed('accounts.lists.agree')).toEqual([2])
  expect(failingInARun([all, eligible(), all])('accounts.lists.agree')).toEqual([])
})

test('What is told of an account depends on the customer for whom an agent asks', () => {
  const eligible = (title: string, customerId: string) => ({
    ...all,
    operation: 'listEligibleAchAccounts',
    path: `/banking/achEligibleAccounts?allows=view&secCode=ppd${customerId}`,
    body: { items: [{ id: 'one', title, location: 'external' }] },
  })
  const [own, other] = [
    eligible('of one', ''),
    eligible('of the business', '&customerId=business-1'),
  ]
  const failed = failingInARun([own, other, own, other, own])
  expect(failed('accounts.lists.agree')).toEqual([])
  expect(failed('accounts.listEligibleAchAccounts.items-agree')).toEqual([])
})

test('A balance that is asked for alone is what it is with others that were updated then', () => {
  const balances = (...amounts: readonly string[]) => ({
    ...all,
    operation: 'listAccountBalances',
    path: '/banking/accountBalances',
    body: {
      items: amounts.map((current, index) => ({
        id: `account-${index}`,
        current,
        updatedAt: '2026-01-01T00:00:00Z',
        incomplete: false,
      })),
    },
  })
  const failed = failingInARun([
    balances('1.00', '2.00'),
    balances('9.00'),
    balances('1.00', '2.00'),
  ])
  expect(failed('accounts.balances.same-alone')).toEqual([2])
})
