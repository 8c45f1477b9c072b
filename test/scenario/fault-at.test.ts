import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import { answerOf } from '../../src/scenario/answer/answer.js'
import { faultAt } from '../../src/scenario/verify/fault-at.js'
import { once } from '../once.js'

const contract = once(loadContract)
const exchange: Exchange = {
  number: 1,
  actor: 'customer',
  timings: { startedAt: '2026-03-01T09:30:00Z', head: 1, total: 1 },
  request: { method: 'GET', url: 'http://127.0.0.1/', headers: [] },
  outcome: { kind: 'response', status: 200, headers: [] },
}
const balance = { id: 'acct-000101', incomplete: false }

function answerTo(operationId: string, body: unknown) {
  const operation = contract().operation('accounts', operationId)
  if (operation === undefined) throw new Error(`no operation ${operationId}`)
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return answerOf(operation, exchange, 'http://127.0.0.1/', {
    status: 200,
    headers: [],
    body: bytes,
  })
}

const rows: readonly (readonly [
  title: string,
  operation: string,
  body: unknown,
  pointer: string,
  member: string | undefined,
  fault: string | undefined,
])[] = [
  ['a sound list', 'listAccountBalances', { items: [balance] }, '/items', 'id', undefined],
  [
    'an identifier that is a number',
    'listAccountBalances',
    { items: [balance, { ...balance, id: 101 }] },
    '/items',
    'id',
    'accounts.accountBalance.id',
  ],
  [
    'an item without its identifier',
    'listAccountBalances',
    { items: [{ incomplete: false }] },
    '/items',
    'id',
    'accounts.accountBalance.id.present',
  ],
  [
    'another member that is wrong',
    'listAccountBalances',
    { items: [{ ...balance, available: 12 }] },
    '/items',
    'id',
    undefined,
  ],
  [
    'wrong items, when the list is looked at and not their members',
    'listAccountBalances',
    { items: [{ ...balance, id: 101 }] },
    '/items',
    undefined,
    undefined,
  ],
  [
    'no list of items',
    'listAccountBalances',
    {},
    '/items',
    'id',
    'accounts.accountBalances.items.present',
  ],
  [
    'a list where an object is due',
    'listAccountBalances',
    [balance],
    '/items',
    'id',
    'accounts.listAccountBalances.body',
  ],
  [
    'a member inside one that is wrong',
    'getAccount',
    { product: 'Savings' },
    '/product/label',
    undefined,
    'accounts.account.product',
  ],
]

for (const [title, operation, body, pointer, member, fault] of rows)
  test(`The root of a comparison that looks at ${title} is ${fault ?? 'not in the body'}`, () => {
    expect(faultAt(answerTo(operation, body), pointer, { member })).toBe(fault)
  })

test('What is compared as a whole is broken by whatever is wrong in it', () => {
  const answer = answerTo('listAccountBalances', { items: [balance, { ...balance, id: 101 }] })
  expect(faultAt(answer, '/items', { whole: true })).toBe('accounts.accountBalance.id')
  expect(faultAt(answer, '/incomplete', { whole: true })).toBeUndefined()
})
