import { expect } from '@playwright/test'
import { test } from './bank-test.js'

for (const limit of [1, 2, 7, 18, 19, 20]) {
  test(`a walk in pages of ${limit} shows every account once`, async ({ open }) => {
    const bank = await open()
    const whole = await bank.walk('/banking/accounts?limit=1000')
    const walked = await bank.walk(`/banking/accounts?limit=${limit}`)
    expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  })
}

test('the next page keeps filters and limit and reports its cursor', async ({ open }) => {
  const bank = await open()
  const first = await bank.get('/banking/accounts?limit=2&productType=ira|cd&allows=view')
  const next = new URL(String(first.body['nextPage_url']))
  expect(next.origin).toBe(bank.origin)
  expect(Object.fromEntries(next.searchParams)).toMatchObject({
    limit: '2',
    productType: 'ira|cd',
    allows: 'view',
  })
  const second = await bank.get(next.href)
  expect(second.body).toMatchObject({ start: next.searchParams.get('start'), limit: 2 })
  expect(second.items).toHaveLength(2)
  expect(second.body).not.toHaveProperty('nextPage_url')
})

test('a limit of 0 answers an empty page that ends the walk', async ({ open }) => {
  const bank = await open()
  const { status, body } = await bank.get('/banking/accounts?limit=0')
  expect(status).toBe(200)
  expect(body).toEqual({ start: '', limit: 0, items: [] })
})

test('a hundred accounts stand on a page when no limit is given', async ({ open }) => {
  const bank = await open({ extraAccounts: 5000 })
  const { body, items } = await bank.get('/banking/accounts')
  expect(body).toMatchObject({ limit: 100 })
  expect(items).toHaveLength(100)
  expect(await bank.walk('/banking/accounts?limit=1000')).toHaveLength(5019)
})

test('a bank with a page cap reports the size that it used', async ({ open }) => {
  const bank = await open({
    decide: (own) => ({ ...own, pageSize: (limit) => Math.min(limit, 3) }),
  })
  const { body, items } = await bank.get('/banking/accounts?limit=50')
  expect(body).toMatchObject({ limit: 3 })
  expect(items).toHaveLength(3)
  expect(await bank.walk('/banking/accounts')).toHaveLength(19)
})

test('refuses a cursor that is not its own, or that belongs to another query', async ({ open }) => {
  const bank = await open()
  const { body } = await bank.get('/banking/accounts?limit=1')
  const cursor = new URL(String(body['nextPage_url'])).searchParams.get('start')
  for (const query of [
    'start=somewhere',
    `start=${cursor}x`,
    `start=${cursor}&location=internal`,
    `start=${'a'.repeat(256)}`,
  ]) {
    const refused = await bank.get(`/banking/accounts?limit=1&${query}`)
    expect(refused.status, query).toBe(422)
    expect(refused.body, query).toMatchObject({ attributes: { parameter: 'start' } })
  }
  expect((await bank.get(`/banking/accounts?limit=5&start=${cursor}`)).items).toHaveLength(5)
  expect((await bank.get('/banking/accounts?start=')).status).toBe(200)
})
