import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { type BankOptions } from '../../src/reference/bank.js'
import { createBank } from '../../src/reference/create-bank.js'

const origin = 'http://bank.example'
const verifier = 'a'.repeat(43)
const question = {
  response_type: 'code',
  client_id: 'assay',
  redirect_uri: 'http://127.0.0.1:4711/',
  state: 'st"te',
  scope: 'openid banking/read',
  nonce: 'once',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

/** A bank without a network, and someone who logs in as the administrator. */
function openBank(options: BankOptions = {}) {
  const bank = createBank(options)
  const post = (path: string, form: Record<string, string>) =>
    bank.fetch(
      new Request(`${origin}/api${path}`, { method: 'POST', body: new URLSearchParams(form) }),
    )
  const get = (path: string, headers = {}) =>
    bank.fetch(new Request(`${origin}/api${path}`, { headers }))
  const logIn = async (more: Record<string, string> = {}) => {
    const password = bankSecrets.REFERENCE_BANK_PASSWORD
    const answer = await post('/oauth2/authorize', {
      ...question,
      user: 'admin',
      password,
      ...more,
    })
    return new URL(answer.headers.get('location') ?? `${origin}/none`).searchParams
  }
  const exchange = async (form: Record<string, string>) => {
    const answer = await post('/auth/oauth2/token', {
      client_id: 'assay',
      grant_type: 'authorization_code',
      redirect_uri: question.redirect_uri,
      code_verifier: verifier,
      ...form,
    })
    return (await answer.json()) as Record<string, string>
  }
  const renew = (token = '') => exchange({ grant_type: 'refresh_token', refresh_token: token })
  return { get, post, logIn, exchange, renew }
}

test('A user who logs in is given tokens, and is served as that user until these end', async () => {
  let now = Date.UTC(2026, 0, 1)
  const bank = openBank({ clock: () => now })
  const answer = await bank.logIn()
  expect(answer.get('state')).toBe(question.state)
  const tokens = await bank.exchange({ code: answer.get('code') ?? '' })
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: question.scope })
  const [, claims = ''] = tokens['id_token']?.split('.') ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: `${origin}/api`,
    sub: 'admin',
    nonce: 'once',
  })
  const asked = (token = '') =>
    bank
      .get('/notifications/definitions', {
        'API-Key': bankSecrets.REFERENCE_BANK_API_KEY,
        Authorization: `Bearer ${token}`,
      })
      .then(({ status }) => status)
  expect(await asked(tokens['access_token'])).toBe(200)
  now += 900_000
  expect(await asked(tokens['access_token'])).toBe(401)
  const renewed = await bank.renew(tokens['refresh_token'])
  expect(await asked(renewed['access_token'])).toBe(200)
})

test('A refresh token that is used twice ends all that came of the log-in', async () => {
  const bank = openBank()
  const { refresh_token } = await bank.exchange({ code: (await bank.logIn()).get('code') ?? '' })
  const next = await bank.renew(refresh_token)
  expect(await bank.renew(refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect(await bank.renew(next['refresh_token'])).toMatchObject({ error: 'invalid_grant' })
})

test('A code is good once, for a minute, for the address and the verifier that it was given for', async () => {
  let now = Date.UTC(2026, 0, 1)
  const bank = openBank({ clock: () => now })
  const codeOf = async () => (await bank.logIn()).get('code') ?? ''
  const refused = { error: 'invalid_grant' }
  const code = await codeOf()
  expect(await bank.exchange({ code })).toHaveProperty('access_token')
  expect(await bank.exchange({ code })).toMatchObject(refused)
  const other = { redirect_uri: 'http://127.0.0.1:1/', code_verifier: 'b'.repeat(43) }
  for (const [name, value] of Object.entries(other))
    expect(await bank.exchange({ code: await codeOf(), [name]: value })).toMatchObject(refused)
  const late = await codeOf()
  now += 60_000
  expect(await bank.exchange({ code: late })).toMatchObject(refused)
  const wrong = { code: await codeOf(), client_secret: 'wrong' }
  expect(await bank.exchange(wrong)).toMatchObject({ error: 'invalid_client' })
})

test('The log-in page sends answers to loopback addresses only, and repeats nothing unescaped', async () => {
  const bank = openBank()
  const show = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...question, ...more })
    const answer = await bank.get(`/auth/oauth2/authorize?${query}`)
    return { status: answer.status, text: await answer.text() }
  }
  const page = await show({ state: '"><script>' })
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Password') })
  expect(page.text).not.toContain('<script>')
  expect(await show({ redirect_uri: 'https://evil.example/<b>' })).toMatchObject({
    status: 400,
    text: expect.not.stringContaining('<b>'),
  })
  expect((await show({ client_id: 'other' })).status).toBe(400)
  const wrong = { ...question, user: 'admin', password: 'wrong' }
  expect((await bank.post('/oauth2/authorize', wrong)).status).toBe(403)
  expect((await bank.logIn({ code_challenge_method: 'plain' })).get('error')).toBe(
    'invalid_request',
  )
})

test('The configuration names endpoints that are there', async () => {
  const bank = openBank()
  const answer = await bank.get('/.well-known/openid-configuration')
  const configuration = (await answer.json()) as Record<string, string>
  expect(configuration['issuer']).toBe(`${origin}/api`)
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
    const { status } = await bank.get(configuration[name]?.replace(`${origin}/api`, '') ?? '')
    expect(status, name).not.toBe(404)
  }
})
