import { expect } from '@playwright/test'
import { test } from './bank-test.js'

test('an error document has every member that the contract lists, nested errors too', async ({
  open,
}) => {
  const bank = await open({ clock: () => 0 })
  const { body, headers } = await bank.get('/transactions/pendingTransactions?limit=-1&start=x')
  expect(headers.get('content-type')).toBe('application/hal+json')
  const error = (parameter: string, statusCode: number, fault: string) => ({
    _id: expect.stringMatching(/^error-\d+$/),
    message: expect.stringContaining(`Parameter ${parameter}`),
    statusCode,
    type: 'invalidParameter',
    attributes: { parameter, fault },
    remediation: expect.any(String),
    occurredAt: '1970-01-01T00:00:00.000Z',
    _links: { describedby: { href: `${bank.baseUrl}/errors/invalidParameter` } },
  })
  const first = error('start', 400, 'not-an-integer')
  expect(body).toEqual({
    _profile: expect.stringMatching(/\/2\.1\.1$/),
    _links: {},
    _error: { ...first, _embedded: { errors: [first, error('limit', 422, 'below-minimum')] } },
  })
  const described = await bank.get(`${bank.baseUrl}/errors/invalidParameter`)
  expect(described.body).toMatchObject({ name: 'invalidParameter', condition: expect.any(String) })
})

test('strangers and callers without permission get error documents as well', async ({ open }) => {
  const bank = await open()
  const path = '/transactions/transactions/txn-000001'
  const stranger = await bank.send(`${bank.baseUrl}${path}`, {})
  expect(stranger.status).toBe(401)
  expect(stranger.headers.get('www-authenticate')).toContain('realm=')
  expect(stranger.body).toMatchObject({ _error: { statusCode: 401, type: 'unauthenticated' } })
  for (const [method, below] of [
    ['GET', ''],
    ['GET', '/memo'],
    ['PUT', '/memo'],
    ['DELETE', '/memo'],
  ] as const) {
    const { status, body } = await bank.ask(method, `${path}${below}`, { actor: 'restricted' })
    expect(status, `${method} ${below}`).toBe(403)
    expect(body).toMatchObject({ _error: { statusCode: 403, type: 'notPermitted' } })
  }
})

test('a wrong method, an unknown path and too many requests are told in the same way', async ({
  open,
}) => {
  const bank = await open()
  const wrong = await bank.ask('POST', '/transactions/transactions/txn-000001/memo')
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD')
  expect(wrong.body).toMatchObject({ _error: { statusCode: 405 } })
  const nowhere = await bank.get('/transactions/somewhere')
  expect(nowhere.body).toMatchObject({ _error: { statusCode: 404 } })
  await bank.control('rate-limit', { remaining: 0, operation: 'getTransactions' })
  const busy = await bank.get('/transactions/transactions')
  expect(busy.status).toBe(429)
  expect(busy.headers.has('retry-after')).toBe(true)
  expect(busy.body).toMatchObject({ _error: { statusCode: 429 } })
})
