import { expect, test } from '@playwright/test'
import { failingInARun } from './failing-in-a-run.js'

interface Asked {
  readonly query?: string
  /** Each with its account. */
  readonly items: Readonly<Record<string, string>>
  readonly more?: object
}

/** What fails where one is asked for so many seconds after the other: by default, what changed is seen everywhere. */
const failing = (
  all: readonly (Asked | { readonly id: string; readonly checkNumber: number })[],
  seconds = 3,
) =>
  failingInARun(
    all.map((one, index) =>
      'items' in one
        ? {
            operation: 'getPendingTransactions',
            path: `/pendingTransactions${one.query ?? ''}`,
            body: pageOf(one),
            at: index * seconds,
          }
        : {
            operation: 'getTransaction',
            path: `/transactions/${one.id}`,
            body: { _id: one.id, checkNumber: one.checkNumber },
          },
    ),
  )

const pageOf = ({ items, more }: Asked) => ({
  _links: {},
  start: 0,
  limit: 100,
  count: Object.keys(items).length,
  _embedded: {
    items: Object.entries(items).map(([id, account]) => ({
      _id: id,
      _links: { 'svc:account': { href: `/banking/accounts/${account}` } },
    })),
  },
  ...more,
})

const [p, q, r] = [{ p: 'a' }, { q: 'b' }, { r: 'b' }]
const all = { items: { ...p, ...q, ...r } }
const ofA = { query: '?account=a', items: p }
const ofB = { query: '?account=b', items: { ...q, ...r } }
const both = { query: '?account=a%7Cb', items: all.items }

test('Lists that hold what they are asked for contradict nothing', () => {
  const failed = failing([all, ofA, ofB, both, both, ofA, ofB, all])
  expect(failed('transactions.pending.all-accounts')).toEqual([])
  expect(failed('transactions.pending.account')).toEqual([])
  expect(failed('transactions.pending.accounts')).toEqual([])
})

test('A list that differs from another answer to its query is wrong where the transactions say so', () => {
  const failed = failing([all, ofA, ofB, both, { ...both, items: { ...p, ...q } }, all])
  expect(failed('transactions.pending.accounts')).toEqual([5])
  const strange = failing([all, ofA, ofB, { ...ofA, items: all.items }, all])
  expect(strange('transactions.pending.account')).toEqual([4])
  const unfiltered = failing([all, ofA, ofB, { items: p }, all, ofB])
  expect(unfiltered('transactions.pending.all-accounts')).toEqual([4])
})

test('A transaction that came or went in between, or is seen late, is no fault of a list', () => {
  const came = failing([{ items: p }, ofA, { ...ofB, items: q }, ofB, all, ofB])
  expect(came('transactions.pending.account')).toEqual([])
  // One place has it already, and another one only later.
  const late = [all, { ...ofB, items: q }, ofB, all]
  expect(failing(late, 0)('transactions.pending.account')).toEqual([])
  expect(failing(late)('transactions.pending.account')).toEqual([2])
})

test('A transaction that is pending for a few requests is rightly in no list before and afterwards', () => {
  const others = { ...p, ...q }
  const byCheck = (items: Asked['items']): Asked => ({ query: '?checkNumber=5', items })
  const ofR = { query: '?account=b', items: { ...q, ...r } }
  const passing = [
    byCheck(p),
    { items: others },
    byCheck({ ...p, ...r }),
    ofR,
    byCheck({ ...p, ...r }),
  ]
  const failed = failing([...passing, ofR, byCheck({ ...p, ...r }), { items: others }, byCheck(p)])
  expect(failed('transactions.pending.checkNumber')).toEqual([])
  const held = (state: string, items: Asked['items']): Asked => ({
    query: `?holdState=${state}`,
    items,
  })
  const two = held('active%7Cexpired', { ...p, ...r })
  const lists = [held('active', p), held('expired', {}), held('active', { ...p, ...r }), two, two]
  const later = [held('active', p), held('expired', {}), held('active%7Cexpired', p)]
  expect(failing([...lists, ...later])('transactions.pending.holdStates')).toEqual([])
})

test('A list by check numbers goes by the numbers that the transactions show', () => {
  const numbers = [
    { id: 'p', checkNumber: 5 },
    { id: 'q', checkNumber: 7 },
  ]
  const range = { query: '?checkNumber=5-6', items: p }
  const failed = failing([all, ...numbers, range, { ...range, items: { ...p, ...q } }, all])
  expect(failed('transactions.pending.checkNumber-range')).toEqual([5])
})

test('What has a hold is neither in the list of another hold nor without its own', () => {
  const held = (state: string, items: Asked['items']) => ({ query: `?holdState=${state}`, items })
  const usual = [held('active', p), held('expired', q), { items: r }]
  // What is there is seen before each of them and afterwards.
  const twice = [...usual, ...usual]
  const wrong = [held('active', { ...p, ...q }), { items: all.items }]
  const failed = failing([...twice, ...wrong, ...twice])
  expect(failed('transactions.pending.holdState')).toEqual([7])
  expect(failed('transactions.pending.holdState-default')).toEqual([8])
  const two = (items: Asked['items']) => held('active%7Cexpired', items)
  const lacking = failing([...usual, two({ ...p, ...q }), two(p), ...usual])
  expect(lacking('transactions.pending.holdStates')).toEqual([5])
})

test('A list that tells another count or another account than the others is wrong', () => {
  const failed = failing([all, ofB, { ...ofB, more: { count: 9 } }, all])
  expect(failed('transactions.pending.filters-with-pages')).toEqual([3])
  const led = failing([all, ofA, ofB, { items: { ...all.items, r: 'z' } }, all])
  expect(led('transactions.getPendingTransactions.items-agree')).toEqual([4])
})
