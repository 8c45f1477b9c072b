import { expect, test } from '@playwright/test'
import { balanceAnswers } from '../../src/rules/accounts/balance-answers.js'
import { judgeSample } from './judge-sample.js'
import type { Sample } from './sample-exchange.js'

const balances = 'https://bank.example/api/banking/accountBalances'
const [one, two, three] = ['acct-000101', 'acct-000102', 'acct-000103'] as const

const judge = (sample: Sample) =>
  judgeSample(balanceAnswers, {
    operation: 'listAccountBalances',
    url: `${balances}?accounts=${[one, two, three].join()}`,
    ...sample,
  })
const listed = (...ids: readonly string[]) =>
  judge({ body: { items: ids.map((id) => ({ id, incomplete: false })) } })
const incomplete = (after: string, body: unknown) =>
  judge({ status: 202, headers: [['Retry-After', after]], body })
const noon = 'Thu, 01 Jan 2026 12:00:00 GMT'

test('Balances in another order than was asked for fail, whatever else is among them', () => {
  const requirement = 'accounts.balances.order'
  expect(listed(one, three, two)).toEqual([
    {
      requirement,
      verdict: 'fail',
      expected: [one, two, three].join(', '),
      actual: [one, three, two].join(', '),
      pointer: '/items',
    },
  ])
  expect(listed(one, 'acct-000999', two, one)).toMatchObject([{ requirement }])
  expect(listed(one, 'acct-000999', three)).toEqual([])
})

test('An answer that asks for another try says when and which, wherever it says so', () => {
  expect(incomplete(noon, { retryCount: 1 })).toEqual([])
  expect(incomplete(noon, { next: { attempt: '10' } })).toEqual([])
  expect(incomplete(noon, '{"items": [')).toEqual([])
  expect(judge({ status: 202, body: {} })).toEqual([])
  expect(incomplete('PT2S', { retryCount: 1 })).toMatchObject([
    { requirement: 'accounts.balances.retry-after-absolute', actual: 'PT2S' },
  ])
  expect(incomplete(noon, { retryCount: 0 })).toMatchObject([
    { requirement: 'accounts.balances.retry-count-carried' },
  ])
})
