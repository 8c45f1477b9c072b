import { expect, test } from '@playwright/test'
import type { Operation } from '../../src/contract/operation.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { type UrlParameters, requestUrl } from '../../src/scenario/request/request-url.js'
import { definition, rows } from '../contract/small-bank.js'
import { specsFolder } from '../contract/specs-folder.js'
import { accountsContract } from './accounts-contract.js'

const operation = (id: string): Operation => {
  const found = accountsContract.operation('accounts', id)
  if (found === undefined) throw new Error(id)
  return found
}
const base = 'https://bank.example/api'

const cases: readonly (readonly [string, UrlParameters, string])[] = [
  ['listAccounts', {}, '/banking/accounts'],
  ['listAccounts', { query: { limit: 0, start: '' } }, '/banking/accounts?limit=0&start='],
  [
    'listAccounts',
    { query: { limit: undefined, location: 'internal' } },
    '/banking/accounts?location=internal',
  ],
  // A list is joined as documented: product types with pipes, permissions with commas.
  [
    'listAccounts',
    { query: { productType: ['savings', 'cd'], allows: ['view', 'billPay'] } },
    '/banking/accounts?productType=savings%7Ccd&allows=view,billPay',
  ],
  // What is no list of ours goes out as it is, separators and all.
  [
    'listAccounts',
    { query: { productType: 'savings,cd' } },
    '/banking/accounts?productType=savings,cd',
  ],
  [
    'listAccounts',
    { query: { 'a b&c': 'd=e f+g#h?' } },
    '/banking/accounts?a%20b%26c=d%3De%20f%2Bg%23h%3F',
  ],
  ['getAccount', { path: { accountId: 'A~1.b-c_d' } }, '/banking/accounts/A~1.b-c_d'],
  ['getAccount', { path: { accountId: '$a:b' } }, '/banking/accounts/%24a%3Ab'],
  ['getAccount', { path: { accountId: 'a/b?c#d%e' } }, '/banking/accounts/a%2Fb%3Fc%23d%25e'],
  ['getAccount', { path: { accountId: 'ключ' } }, '/banking/accounts/%D0%BA%D0%BB%D1%8E%D1%87'],
  [
    'listAccountBalances',
    { query: { accounts: ['a,b', 'c|d'], retryCount: 1 } },
    '/banking/accountBalances?accounts=a,b,c%7Cd&retryCount=1',
  ],
]

for (const [id, ask, url] of cases)
  test(`${id} with ${JSON.stringify(ask)} is asked for at ${url}`, () => {
    expect(requestUrl(base, operation(id), ask)).toBe(base + url)
  })

test('A scenario that leaves out a part of the path is told so', () => {
  expect(() => requestUrl(base, operation('getAccount'), {})).toThrow(
    'getAccount needs a value for {accountId}',
  )
})

test('A list whose items repeat the name goes out as documented', () => {
  using folder = specsFolder({ 'bank/openapi.yaml': definition, 'bank/requirements.yaml': rows })
  const rates = loadContract({ specs: folder.specs }).operation('bank', 'listRates')
  if (rates === undefined) throw new Error('no operation listRates')
  const ask = { path: { day: '2026-01-02' }, query: { kinds: ['fixed', 'floating'], open: true } }
  expect(requestUrl(base, rates, ask)).toBe(
    `${base}/rates/2026-01-02?kinds=fixed&kinds=floating&open=true`,
  )
})
