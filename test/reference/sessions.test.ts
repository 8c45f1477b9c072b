import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

const terminated = '/system/terminatedCustomerSessions'
const resumed = '/system/resumedCustomerSessions'

const sessionOf = ({ fixtures }: Client, at = 0) => {
  const { session, customerId, institutionId } = fixtures.sessions
  return { sessionId: session[at] ?? '', customerId, institutionId }
}

test('A session is extended until it is terminated, and then never again', async ({ open }) => {
  const bank = await open()
  const json = sessionOf(bank)
  const extended = await bank.ask('POST', resumed, { json })
  expect([extended.status, extended.body]).toEqual([200, { sessionId: json.sessionId }])
  const gone = await bank.ask('POST', terminated, { json: { sessionId: json.sessionId } })
  expect([gone.status, gone.text]).toEqual([204, ''])
  for (const path of [terminated, resumed])
    expect((await bank.ask('POST', path, { json })).body).toMatchObject({
      status: 422,
      title: 'Session not found',
    })
})

test('A session that has expired gives way to a new one with a token of its own', async ({
  open,
}) => {
  let now = 0
  const bank = await open({ clock: () => now })
  const { sessionLifetime } = bank.fixtures.sessions
  const json = sessionOf(bank)
  now = sessionLifetime * 600
  expect((await bank.ask('POST', resumed, { json })).status).toBe(200)
  now = sessionLifetime * 1500
  expect((await bank.ask('POST', resumed, { json })).status).toBe(200)
  now = sessionLifetime * 2500
  const started = await bank.ask('POST', resumed, { json })
  expect(started.status).toBe(201)
  expect(started.body['sessionId']).not.toBe(json.sessionId)
  const again = { ...json, sessionId: started.body['sessionId'] }
  expect((await bank.ask('POST', resumed, { json: again })).status).toBe(200)
})

test('session-expiry: one session expires, or all of them, and reset brings them back', async ({
  open,
}) => {
  const bank = await open()
  const [one, other] = [sessionOf(bank), sessionOf(bank, 1)]
  expect(await bank.control('session-expiry', { session: one.sessionId })).toBe(204)
  expect((await bank.ask('POST', resumed, { json: one })).status).toBe(201)
  expect((await bank.ask('POST', resumed, { json: other })).status).toBe(200)
  await bank.control('session-expiry')
  expect((await bank.ask('POST', resumed, { json: other })).status).toBe(201)
  await bank.control('reset')
  expect((await bank.ask('POST', resumed, { json: one })).status).toBe(200)
})

test('What names no session is refused', async ({ open }) => {
  const bank = await open()
  const headers = { 'Content-Type': 'application/json' }
  for (const path of [terminated, resumed]) {
    expect((await bank.ask('POST', path, { body: '{', headers })).status).toBe(400)
    expect((await bank.ask('POST', path, { json: { sessionId: 1 } })).status).toBe(422)
    expect(
      (await bank.ask('POST', path, { json: sessionOf(bank), actor: 'restricted' })).status,
    ).toBe(403)
  }
})
