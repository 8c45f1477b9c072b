import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import { answerOf } from '../../src/scenario/answer.js'
import { faultAt } from '../../src/scenario/fault-at.js'

const contract = loadContract()
const balance = { id: 'acct-000101', incomplete: false }

function answerTo(operationId: string, body: unknown) {
  const operation = contract.operation('accounts', operationId)
  if (operation === undefined) throw new Error(`no operation ${operationId}`)
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return answerOf(operation, {} as Exchange, 'http://127.0.0.1/', {
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
    expect(faultAt(answerTo(operation, body), pointer, member)).toBe(fault)
  })
