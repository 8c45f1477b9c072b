import { expect } from '@playwright/test'
import { test } from './bank-test.js'

test('a problem document has every member that the contract lists', async ({ open }) => {
  const bank = await open({ clock: () => 0 })
  const { body, headers } = await bank.get('/banking/accounts?limit=-1&location=moon')
  expect(headers.get('content-type')).toBe('application/problem+json')
  const type = `${bank.baseUrl}/errors/invalidParameter/v1`
  expect(body).toEqual({
    type,
    title: 'Invalid parameter',
    status: 422,
    detail: 'Parameter location has a value other than internal, external.',
    instance: '/api/banking/accounts',
    id: expect.stringMatching(/^problem-\d{6}$/),
    occurredAt: '1970-01-01T00:00:00.000Z',
    problems: [
      expect.objectContaining({
        type,
        attributes: { parameter: 'location', fault: 'unknown-value' },
      }),
      expect.objectContaining({ type, attributes: { parameter: 'limit', fault: 'below-minimum' } }),
    ],
    attributes: { parameter: 'location', fault: 'unknown-value' },
  })
})

test('a very long request gets a problem whose members keep their lengths', async ({ open }) => {
  const bank = await open()
  const { status, body } = await bank.get(`/banking/${'x'.repeat(5000)}`)
  expect(status).toBe(404)
  expect(String(body['instance']).length).toBeLessThanOrEqual(2048)
})

test('an unknown path gives 404, an unknown method 405 with Allow', async ({ open }) => {
  const bank = await open()
  for (const path of ['/', '/banking', '/banking/accounts/', '/banking/accounts/a/b']) {
    const answer = await bank.get(path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  }
  const posted = await bank.send(`${bank.baseUrl}/banking/accounts`, { method: 'POST', body: '{}' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
  expect(posted.body).toMatchObject({ status: 405 })
})
