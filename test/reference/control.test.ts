import { expect } from '@playwright/test'
import { test } from './bank-test.js'

const balances = '/banking/accountBalances?accounts=acct-000101'

test('rate-limit: answers so many calls of an actor, then 429 until it is lifted', async ({
  open,
}) => {
  const bank = await open({ clock: () => 0 })
  expect(await bank.control('rate-limit', { remaining: 2, actor: 'customer' })).toBe(204)
  const statuses = []
  for (let call = 0; call < 4; call++) statuses.push((await bank.get(balances)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
  const refused = await bank.get(balances)
  expect(refused.headers.get('retry-after')).toBe('1970-01-01T00:00:00.005Z')
  expect(refused.body).toMatchObject({ status: 429 })
  // Someone else, and an operation that documents no 429, go on.
  const other = await bank.get(balances.replace('101', '301'), 'otherCustomer')
  expect(other.status).toBe(200)
  expect((await bank.get('/banking/accounts')).status).toBe(200)
  expect(await bank.control('rate-limit/lift')).toBe(204)
  expect((await bank.get(balances)).status).toBe(200)
})

test('rate-limit: an operation can be named, or all of them', async ({ open }) => {
  const bank = await open()
  await bank.control('rate-limit', { remaining: 1, operation: '*' })
  expect((await bank.get('/banking/accounts')).status).toBe(200)
  expect((await bank.get('/banking/accounts', 'agent')).status).toBe(429)
})

test('outage: balances answer with 503 until it is lifted', async ({ open }) => {
  const bank = await open()
  await bank.control('outage')
  expect((await bank.get(balances)).status).toBe(503)
  expect((await bank.get('/banking/accounts')).status).toBe(200)
  await bank.control('outage/lift')
  expect((await bank.get(balances)).status).toBe(200)
})

test('clock: moves the time of the bank', async ({ open }) => {
  const bank = await open({ clock: () => 0 })
  expect(await bank.control('clock', { advance: 86_400_000 })).toBe(204)
  const { body } = await bank.get('/banking/accounts/acct-999999')
  expect(body['occurredAt']).toBe('1970-01-02T00:00:00.000Z')
})

test('reset: an ordinary day again', async ({ open }) => {
  const bank = await open()
  await bank.control('outage')
  await bank.control('rate-limit', { remaining: 0 })
  expect(await bank.control('reset')).toBe(204)
  expect((await bank.get(balances)).status).toBe(200)
})

test('an unknown hook gives 404, a body that makes no sense 400', async ({ open }) => {
  const bank = await open()
  expect(await bank.control('earthquake')).toBe(404)
  expect(await bank.control('rate-limit', { remaining: 'few' })).toBe(400)
  expect(await bank.control('rate-limit', {})).toBe(400)
  expect(await bank.control('clock', {})).toBe(400)
  expect((await bank.get(balances)).status).toBe(200)
})
