import { expect } from '@playwright/test'
import { test } from './bank-test.js'

test('lists accounts of every product type, internal and external', async ({ open }) => {
  const bank = await open()
  const { status, headers, body, items } = await bank.get('/banking/accounts')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json')
  expect(body).toMatchObject({ start: '', limit: 100 })
  expect(body).not.toHaveProperty('nextPage_url')
  const types = items.map((item) => (item['product'] as { type: string }).type)
  expect(new Set(types)).toEqual(
    new Set(['savings', 'checking', 'cd', 'ira', 'loan', 'creditCard']),
  )
  const internal = items.filter((item) => item['location'] === 'internal')
  expect(internal.length).toBeGreaterThanOrEqual(14)
  expect(items.length - internal.length).toBeGreaterThanOrEqual(3)
})

test('shows an account item with label, nickname and permissions, without electronicStatements', async ({
  open,
}) => {
  const bank = await open()
  const { items } = await bank.get('/banking/accounts')
  expect(items[0]).toEqual({
    id: 'acct-000101',
    title: 'Ana Rivera',
    label: 'Household',
    nickname: 'Household',
    maskedNumber: '*4821',
    allows: {
      transferFrom: true,
      transferTo: true,
      billPay: true,
      mobileCheckDeposit: true,
      view: true,
      viewCards: true,
      manageCards: true,
    },
    product: {
      type: 'checking',
      code: 'CHK-01',
      label: 'Everyday Checking',
      description: 'Checking account without a monthly fee',
    },
    location: 'internal',
  })
  expect(items[1]).toMatchObject({ label: 'Rainy Day Savings *0077' })
  expect(items[1]).not.toHaveProperty('nickname')
})

const filters: readonly (readonly [query: string, count: number])[] = [
  ['productType=ira', 2],
  ['productType=ira|cd', 4],
  ['productType=ira%7Ccd', 4],
  ['location=external', 3],
  ['location=internal&productType=creditCard', 2],
  ['allows=viewCards', 4],
  ['allows=viewCards,manageCards', 2],
  ['allows=viewCards%2CmanageCards', 2],
  ['allows=mobileCheckDeposit,manageCards,billPay', 1],
  ['location=external&allows=view', 0],
]
for (const [query, count] of filters) {
  test(`filters: ${query} selects ${count}`, async ({ open }) => {
    const bank = await open()
    const { status, items } = await bank.get(`/banking/accounts?${query}`)
    expect(status).toBe(200)
    expect(items).toHaveLength(count)
  })
}

test('every single permission selects some accounts and leaves some out', async ({ open }) => {
  const bank = await open()
  const all = await bank.walk('/banking/accounts')
  for (const permission of Object.keys(all[0]!['allows'] as object)) {
    const { items } = await bank.get(`/banking/accounts?allows=${permission}`)
    expect(items.length, permission).toBeGreaterThan(0)
    expect(items.length, permission).toBeLessThan(all.length)
  }
})

test('shows each customer their own accounts, and a shared one by their own nickname', async ({
  open,
}) => {
  const bank = await open()
  const own = await bank.walk('/banking/accounts')
  const others = await bank.walk('/banking/accounts', 'otherCustomer')
  const shared = others.filter(({ id }) => own.some((item) => item.id === id))
  expect(shared).toMatchObject([{ id: 'acct-000103', nickname: 'Ours' }])
  const before = own.find(({ id }) => id === 'acct-000103')
  expect(before).toMatchObject({ nickname: 'Holidays, one day', allows: { transferFrom: true } })
})
