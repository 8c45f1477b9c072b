import { expect, test } from '@playwright/test'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { answeredExchange } from '../../src/rules/answered-exchange.js'
import { transactionAnswers } from '../../src/rules/transactions/transaction-answers.js'
import { failingInARun } from './failing-in-a-run.js'
import { sampleExchange, type Sample } from './sample-exchange.js'

const contract = embeddedContract()
const root = 'https://bank.example/api/transactions'

function judge(sample: Sample) {
  const exchange = sampleExchange({ type: 'application/hal+json', ...sample })
  const answered = answeredExchange(
    contract,
    { ...exchange, interface: 'transactions' },
    { accountNumbers: [] },
  )
  if (answered === undefined) throw new Error('nothing to see')
  return transactionAnswers.judge?.(answered) ?? []
}
const alone = (body: object, query = '') =>
  judge({ operation: 'getTransaction', url: `${root}/transactions/tran%2D1${query}`, body })
const listed = (operation: string, item: object) =>
  judge({ operation, url: `${root}/${operation}`, body: { _embedded: { items: [{}, item] } } })

const numbers = { sourceAccountNumbers: { masked: '*1', full: '5100001' } }
const [front, back] = [{ href: '/images/1' }, { href: '/images/2' }]

test('A transaction that was asked for, masked and with both images or none, is not remarked on', () => {
  expect(alone({ _id: 'tran-1', _links: {} })).toEqual([])
  expect(alone({ _links: { 'svc:checkFrontImage': front, 'svc:checkBackImage': back } })).toEqual(
    [],
  )
  expect(alone(numbers, '?unmasked=true')).toEqual([])
  expect(listed('getPendingTransactions', { state: 'pending' })).toEqual([])
  expect(listed('getTransactions', { state: 'reversed' })).toEqual([])
})

test('Another transaction, half a check, a full number and a wrong state fail', () => {
  expect(alone({ _id: 'tran-2' })).toMatchObject([
    { requirement: 'transactions.transaction.same', expected: 'tran-1', pointer: '/_id' },
  ])
  expect(alone({ _links: { 'svc:checkFrontImage': front } })).toMatchObject([
    { requirement: 'transactions.check.two-images' },
  ])
  expect(
    alone({ _links: { 'svc:checkFrontImage': front, 'svc:checkBackImage': front } }),
  ).toMatchObject([{ requirement: 'transactions.check.two-images' }])
  for (const remarks of [alone(numbers), listed('getPendingTransactions', numbers)])
    expect(remarks).toMatchObject([{ requirement: 'transactions.masked.by-default' }])
  expect(listed('getPendingTransactions', { state: 'completed' })).toMatchObject([
    { requirement: 'transactions.pending.state', pointer: '/_embedded/items/1/state' },
  ])
  expect(listed('getTransactions', { state: 'pending' })).toMatchObject([
    { requirement: 'transactions.history.completed' },
  ])
})

test('A transaction tells the same of its check and of its amount, before, meanwhile and afterwards', () => {
  const told = (links: object, value = '1', query = '') => ({
    operation: 'getTransaction',
    path: `/transactions/t${query}`,
    body: { _id: 't', _links: links, amount: { value } },
  })
  const both = { 'svc:checkFrontImage': front, 'svc:checkBackImage': back }
  const failed = failingInARun([
    told({}),
    told(both),
    told({}),
    told({}, '2', '?unmasked=true'),
    told({}),
    told({}, '1', '?unmasked=true'),
  ])
  expect(failed('transactions.check.no-images')).toEqual([2])
  expect(failed('transactions.masked.same-otherwise')).toEqual([4])
  expect(
    failingInARun([told(both), told({}), told(both)])('transactions.check.two-images'),
  ).toEqual([2])
  expect(failingInARun([told({}), told(both), told(both)])('transactions.check.no-images')).toEqual(
    [],
  )
})

test('A transaction that changes for good is held against what it told as long before and afterwards as nodes may follow', () => {
  const told = (at: number, value: string, query = '') => ({
    operation: 'getTransaction',
    path: `/transactions/t${query}`,
    body: { _id: 't', _links: {}, amount: { value } },
    at,
  })
  const failed = (...all: Parameters<typeof failingInARun>[0]) =>
    failingInARun(all)('transactions.masked.same-otherwise')
  const [first, last] = [told(0, '1'), told(20, '3')]
  const wrong = '?unmasked=true'
  expect(failed(first, told(2, '2'), told(3, '1', wrong), told(4, '2'), last)).toEqual([])
  expect(failed(first, told(2, '2'), told(6, '1', wrong), told(10, '2'), last)).toEqual([3])
})

test('A name without a number is the same with the full account number, and one with a number may have more of it', () => {
  const named = (sourceAccountName: string, query = '') => ({
    operation: 'getTransaction',
    path: `/transactions/t${query}`,
    body: { _id: 't', _links: {}, sourceAccountName },
  })
  const failed = (masked: string, open: string) =>
    failingInARun([named(masked), named(open, '?unmasked=true'), named(masked)])(
      'transactions.masked.same-otherwise',
    )
  expect(failed('Checking', 'Savings')).toEqual([2])
  expect(failed('Checking', 'Checking 5100001')).toEqual([])
  expect(failed('Checking *0001', 'Checking')).toEqual([])
})

test('The only page of an empty list has no link next', () => {
  const page = (count: number, links: object) => ({
    operation: 'getPendingTransactions',
    path: '/pendingTransactions',
    body: { start: 0, count, _links: links, _embedded: { items: [] } },
  })
  const next = { next: { href: '/transactions/pendingTransactions?start=100' } }
  const failed = failingInARun([page(0, {}), page(0, next), page(3, next)])
  expect(failed('transactions.getPendingTransactions.pages-next-only-before-last')).toEqual([2])
})

test('A transaction that was completed, or gets a memo though it is not there, does not go with its memo', () => {
  const path = '/transactions/t'
  const read = (state: string) => ({
    operation: 'getTransaction',
    path,
    body: { _id: 't', _links: {}, state },
  })
  const gone = { operation: 'getTransaction', path, status: 404, body: { _error: {} } }
  const memo = { path: `${path}/memo`, status: 204 }
  const deleted = { ...memo, operation: 'deleteTransactionMemo' }
  const put = { ...memo, operation: 'updateTransactionMemo', status: 201 }
  const [completed, pending] = [read('completed'), read('pending')]
  const lost = (...all: Parameters<typeof failingInARun>[0]) =>
    failingInARun(all)('transactions.transaction.same')
  expect(lost(completed, deleted, gone)).toEqual([3])
  expect(lost(pending, deleted, gone, put, gone)).toEqual([3])
  // It was completed meanwhile, or is there again.
  expect(lost(pending, deleted, gone, gone)).toEqual([])
  expect(lost(pending, deleted, gone, put, pending)).toEqual([])
  expect(lost(completed, gone)).toEqual([])
})
