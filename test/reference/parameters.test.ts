import { expect } from '@playwright/test'
import { test } from './bank-test.js'

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `acct-x${String(index).padStart(7, '0')}`).join(',')

type Row = readonly [query: string, parameter: string, fault: string, status: number]

const pages: readonly Row[] = [
  ['limit=-1', 'limit', 'below-minimum', 422],
  ['limit=1001', 'limit', 'above-maximum', 422],
  ['limit=99999999999999999999', 'limit', 'above-maximum', 422],
  ['limit=ten', 'limit', 'not-an-integer', 400],
  ['limit=1.5', 'limit', 'not-an-integer', 400],
  ['limit=', 'limit', 'not-an-integer', 400],
  ['limit=1&limit=2', 'limit', 'repeated', 400],
  [`start=${'a'.repeat(257)}`, 'start', 'too-long', 400],
]

const allows: readonly Row[] = [
  ['allows=view,view', 'allows', 'duplicate', 422],
  ['allows=look', 'allows', 'unknown-value', 422],
  ['allows=view|billPay', 'allows', 'unknown-value', 422],
  ['allows=view,', 'allows', 'unknown-value', 422],
  ['allows=', 'allows', 'empty', 422],
]

const rows: Readonly<Record<string, readonly Row[]>> = {
  '/banking/accounts?': [
    ...pages,
    ...allows,
    ['productType=bond', 'productType', 'unknown-value', 422],
    ['productType=IRA', 'productType', 'unknown-value', 422],
    ['productType=ira|ira', 'productType', 'duplicate', 422],
    ['productType=ira,cd', 'productType', 'unknown-value', 422],
    ['productType=', 'productType', 'empty', 422],
    ['location=outside', 'location', 'unknown-value', 422],
    ['location=', 'location', 'unknown-value', 422],
  ],
  '/banking/achEligibleAccounts?secCode=web&': [...allows, ['', 'allows', 'missing', 400]],
  '/banking/achEligibleAccounts?secCode=web&allows=view&': [
    ...pages,
    ['customerId=short', 'customerId', 'too-short', 400],
    [`customerId=${'c'.repeat(49)}`, 'customerId', 'too-long', 400],
    ['customerId=cust%2Frivera', 'customerId', 'pattern', 400],
  ],
  '/banking/achEligibleAccounts?allows=view&': [
    ['', 'secCode', 'missing', 400],
    ['secCode=xyz', 'secCode', 'unknown-value', 422],
  ],
  '/banking/accountBalances?': [
    ['', 'accounts', 'missing', 422],
    ['accounts=', 'accounts', 'empty', 422],
    ['accounts=acct-000101,acct-000101', 'accounts', 'duplicate', 422],
    [`accounts=${ids(101)}`, 'accounts', 'too-many-items', 422],
    ['accounts=short', 'accounts', 'too-short', 422],
    [`accounts=${'a'.repeat(49)}`, 'accounts', 'too-long', 422],
    ['accounts=acct%20000101', 'accounts', 'pattern', 422],
    ['accounts=acct-000101|acct-000102', 'accounts', 'pattern', 422],
    ['accounts=acct-000101&accounts=acct-000102', 'accounts', 'repeated', 422],
    ['accounts=acct-000101&retryCount=0', 'retryCount', 'below-minimum', 422],
    ['accounts=acct-000101&retryCount=11', 'retryCount', 'above-maximum', 422],
    ['accounts=acct-000101&retryCount=x', 'retryCount', 'not-an-integer', 422],
  ],
}

for (const [path, cases] of Object.entries(rows)) {
  test(`refuses every invalid parameter of ${path}`, async ({ open }) => {
    const bank = await open({ extraAccounts: 101 })
    for (const [query, parameter, fault, status] of cases) {
      const { body, ...answer } = await bank.get(`${path}${query}`)
      const found = body['problems'] as { attributes: object }[]
      expect({ query, status: answer.status }).toEqual({ query, status })
      expect(found.map(({ attributes }) => attributes)).toContainEqual({ parameter, fault })
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    }
  })
}

const accepted = [
  '/banking/accounts?limit=0',
  '/banking/accounts?limit=1000',
  '/banking/accounts?productType=savings|checking|cd|ira|loan|creditCard',
  '/banking/accounts?allows=billPay,transferFrom,transferTo,mobileCheckDeposit,view,viewCards,manageCards',
  '/banking/accounts?sort=name',
  `/banking/accountBalances?accounts=${ids(1)}`,
  `/banking/accountBalances?accounts=${ids(100)}`,
  '/banking/accountBalances?accounts=acct-000101&retryCount=1',
  '/banking/accountBalances?accounts=acct-000101&retryCount=10',
  ...['arc', 'boc', 'ccd', 'cie', 'ctx', 'pop', 'ppd', 'rck', 'tel', 'web'].map(
    (code) => `/banking/achEligibleAccounts?allows=view&secCode=${code}`,
  ),
]
test('accepts what lies at the edge, and parameters that it does not know', async ({ open }) => {
  const bank = await open({ extraAccounts: 101 })
  for (const path of accepted) {
    expect({ path, status: (await bank.get(path)).status }).toEqual({ path, status: 200 })
  }
})
