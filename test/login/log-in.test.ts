import { expect } from '@playwright/test'
import { askToLogIn } from '../../src/login/ask-to-log-in.js'
import { findAuthority } from '../../src/login/authority.js'
import { listenForAnswer } from '../../src/login/listen-for-answer.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import type { AuthorizationBehaviour } from '../../src/reference/authorization/authorization-behaviour.js'
import { test } from '../cli/cli-test.js'
import { logInAt, wayTo } from './log-in-at.js'
import { logInByForm } from './plain-browser.js'

type Fault = Partial<AuthorizationBehaviour>

test('Tokens come of a log-in by the endpoints and by discovery', async ({ open }) => {
  const bank = await open()
  const now = Date.UTC(2026, 0, 1)
  const plain = await logInAt(bank, 'endpoints', now)
  expect(plain.tokens).toEqual({
    access: expect.stringMatching(/^access-/),
    refresh: expect.stringMatching(/^refresh-/),
    obtainedAt: now,
    expiresAt: now + 900_000,
  })
  expect((await logInAt(bank, 'discovery')).tokens).toHaveProperty('id')
})

for (const place of ['header', 'body'] as const)
  for (const kind of ['endpoints', 'discovery'] as const)
    test(`A server that takes a secret in the ${place} alone gives tokens, by ${kind}`, async ({
      open,
    }) => {
      const bank = await open({
        decideAuthorization: (own) => ({ ...own, takesSecret: (where) => where === place }),
      })
      const secret = bankSecrets.REFERENCE_BANK_CLIENT_SECRET
      const given = { variable: 'ASSAY_CLIENT_SECRET', value: secret }
      const { tokens } = await logInAt(bank, kind, Date.now(), given)
      expect(tokens).toHaveProperty('access')
      const wrong = logInAt(bank, kind, Date.now(), { ...given, value: 'another' })
      await expect(wrong).rejects.toThrow('Check auth.clientId and auth.clientSecret.')
    })

const other = 'https://login.evil.example'
/** The honest answer, with other members. */
const tokens = (more: object) => async (own: Response) =>
  Response.json({ ...((await own.json()) as object), ...more })
const faults: Readonly<Record<string, readonly [Fault, said: string]>> = {
  'another state': [{ answerQuery: () => ({ state: 'other' }) }, 'it brings another state'],
  'no state': [{ answerQuery: () => ({}) }, 'it brings another state'],
  'a code that has expired': [
    { codeLifetime: () => 0 },
    'refused: invalid_grant (The code is not known, or not any more.)',
  ],
  'another nonce': [{ claims: (own) => ({ ...own, nonce: 'other' }) }, 'it brings another nonce'],
  'an ID token for another client': [
    { claims: (own) => ({ ...own, aud: 'other' }) },
    'cannot be used: unexpected JWT "aud" (audience) claim value',
  ],
  'a page in place of tokens': [
    {
      tokenAnswer: () =>
        new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
    },
    'cannot be used: ',
  ],
  'a redirect in place of tokens': [
    { tokenAnswer: () => new Response(null, { status: 307, headers: { location: other } }) },
    'cannot be used: ',
  ],
  'a refusal of odd types': [
    {
      tokenAnswer: () =>
        Response.json({ error: 'a\u001b', error_description: { a: 1 } }, { status: 400 }),
    },
    'refused: a',
  ],
  'a token that would end a header': [
    { tokenAnswer: tokens({ access_token: 'a\r\nb: c' }) },
    'none that a header',
  ],
  'a token of another type': [{ tokenAnswer: tokens({ token_type: 'DPoP' }) }, 'of the type dpop'],
  'more than anyone can read': [
    {
      tokenAnswer: () => Response.json({ access_token: 'a'.repeat(300_000), token_type: 'Bearer' }),
    },
    'answered with more than 262144 bytes',
  ],
  'the configuration of another issuer': [
    { configuration: (own) => ({ ...own, issuer: other }) },
    'is that of another issuer, "https://login.evil.example"',
  ],
  'a configuration that names no issuer': [
    { configuration: ({ issuer: _, ...own }) => own },
    'names no issuer',
  ],
  'a token endpoint that is no address of the web': [
    { configuration: (own) => ({ ...own, token_endpoint: 'data:,token' }) },
    'has the token_endpoint under data:, not under http: or https:',
  ],
  'a token endpoint that belongs to others': [
    { configuration: (own) => ({ ...own, token_endpoint: `${other}/token` }) },
    'names the token_endpoint on https://login.evil.example, which the profile does not',
  ],
  'no token endpoint': [
    { configuration: ({ token_endpoint: _, ...own }) => own },
    'has no token_endpoint',
  ],
}

for (const [name, [fault, said]] of Object.entries(faults))
  test(`A server that answers with ${name} logs no one in`, async ({ open }) => {
    const bank = await open({ decideAuthorization: (own) => ({ ...own, ...fault }) })
    const failed = await logInAt(bank, 'discovery').catch((error: Error) => error)
    expect(failed).toHaveProperty('name', 'LoginError')
    const [because, remedy] = (failed as Error).message.split('\n')
    expect(because).toContain(said)
    expect(remedy).toMatch(/\.$|\)$|\]$|\}$/)
  })

test('A server that knows no loopback address shows its own page, and nothing comes back', async ({
  open,
}) => {
  const bank = await open({
    decideAuthorization: (own) => ({ ...own, acceptsRedirect: () => false }),
  })
  const authority = await findAuthority(wayTo(bank), [bank.origin])
  const { address } = await askToLogIn(authority, 'http://127.0.0.1:1/answer', [])
  expect(await logInByForm(address, 'admin')).toMatchObject({ status: 400 })
})

test('The listener answers what is an answer, once, to the browser alone', async () => {
  const listener = await listenForAnswer(0)
  const { origin } = new URL(listener.redirectUri)
  const asked = (path: string, init?: RequestInit) =>
    fetch(origin + path, init).then(({ status }) => status)
  expect(await asked('/favicon.ico')).toBe(404)
  expect(await asked('/answer')).toBe(404)
  expect(await asked('/answer?code=1', { method: 'POST' })).toBe(404)
  const answered = listener.answer(AbortSignal.timeout(60_000))
  const shown = await fetch(`${origin}/answer?error=<script>&state=x`)
  expect(await shown.text()).not.toContain('script')
  expect((await answered).searchParams.get('state')).toBe('x')
  await listener.close()
  await expect(fetch(origin)).rejects.toThrow()
})
