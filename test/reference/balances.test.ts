import { expect } from '@playwright/test'
import { test } from './bank-test.js'

const path = '/banking/accountBalances'
const clock = () => Date.UTC(2026, 4, 17, 9, 30)

test('balances come in the order in which they were requested', async ({ open }) => {
  const bank = await open({ clock })
  const { status, body, items } = await bank.get(
    `${path}?accounts=acct-000106,acct-000101,acct-000103`,
  )
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['items'])
  expect(items.map(({ id }) => id)).toEqual(['acct-000106', 'acct-000101', 'acct-000103'])
  expect(items[1]).toEqual({
    id: 'acct-000101',
    available: expect.stringMatching(/^-?\d+\.\d\d$/),
    current: expect.stringMatching(/^-?\d+\.\d\d$/),
    currentWithPending: expect.stringMatching(/^-?\d+\.\d\d$/),
    updatedAt: '2026-05-17T09:30:00.000Z',
    incomplete: false,
  })
})

test('a slow balance is incomplete at first and there on the retry', async ({ open }) => {
  const bank = await open({ clock })
  const first = await bank.get(`${path}?accounts=acct-000101,acct-000112`)
  expect(first.status).toBe(202)
  expect(first.headers.get('retry-after')).toBe('2026-05-17T09:30:00.005Z')
  expect(first.body['retryCount']).toBe(1)
  expect(first.items).toMatchObject([
    { id: 'acct-000101', incomplete: false },
    { id: 'acct-000112', incomplete: true },
  ])
  const retried = await bank.get(`${path}?accounts=acct-000112&retryCount=1`)
  expect(retried.status).toBe(200)
  expect(retried.items).toMatchObject([{ id: 'acct-000112', incomplete: false }])
})

test('a balance that never comes ends in a 202 without Retry-After', async ({ open }) => {
  const bank = await open()
  let answer = await bank.get(`${path}?accounts=acct-000114`)
  const counts = []
  while (answer.headers.has('retry-after')) {
    counts.push(answer.body['retryCount'])
    answer = await bank.get(
      `${path}?accounts=acct-000114&retryCount=${String(answer.body['retryCount'])}`,
    )
  }
  expect(counts).toEqual([1, 2, 3])
  expect(answer.status).toBe(202)
  expect(answer.items).toEqual([{ id: 'acct-000114', incomplete: true }])
})

const refused: readonly (readonly [id: string, status: number, type: string, why: string])[] = [
  ['acct-999999', 422, 'invalidAccountId', 'unknown'],
  ['acct-000201', 422, 'invalidAccountId', 'external'],
  ['acct-000111', 403, 'accountNotPermitted', 'not to be viewed'],
  ['acct-000301', 403, 'accountNotPermitted', "another customer's"],
  ['acct-000115', 503, 'coreUnavailable', 'on a core that is down'],
]
for (const [id, status, type, why] of refused) {
  test(`balances answer with ${status} when one account is ${why}`, async ({ open }) => {
    const bank = await open()
    const answer = await bank.get(`${path}?accounts=acct-000101,${id}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body).toMatchObject({ status, type: `${bank.baseUrl}/errors/${type}/v1` })
  })
}
