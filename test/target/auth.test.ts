import { expect, test } from '@playwright/test'
import { keyOfWay } from '../../src/login/key-of-way.js'
import { withLogins } from '../../src/login/with-logins.js'
import { credentialHeaders, knownSecrets } from '../../src/target/credentials.js'
import { loadText } from './load-text.js'

const env = { ASSAY_API_KEY: 'key-of-assay', SECRET: 'secret-of-assay' }
const base = 'https://sandbox.example.bank/api'
const load = (auth: string) =>
  loadText(
    `target: { baseUrl: ${base} }\nactors: { customer: { apiKey: { env: ASSAY_API_KEY } } }\nauth:\n${auth}`,
    { env },
  ).profile

test('Endpoints are spelt as the documents spell them, for each interface', () => {
  const { auth } = load(`  clientId: assay
  url: https://login.example.bank/
  interfaces:
    text: { scopes: [data/read] }
    notifications: { clientId: other }
    accounts: { discovery: https://id.example.bank/config }
    institutions: { discovery: https://id.example.bank/config }
`)
  const login = 'https://login.example.bank'
  const endpoints = (authorizationUrl: string, tokenUrl: string) => ({
    kind: 'endpoints',
    authorizationUrl,
    tokenUrl,
  })
  expect(auth?.ways).toEqual([
    {
      server: endpoints(`${login}/auth/oauth2/authorize`, `${base}/auth/oauth2/token`),
      clientId: 'assay',
      scopes: [],
    },
    {
      interfaces: ['text'],
      server: endpoints(`${login}/oauth2/authorize`, `${login}/auth/oauth2/token`),
      clientId: 'assay',
      scopes: ['data/read'],
    },
    {
      interfaces: ['notifications'],
      server: endpoints(`${login}/oauth2/authorize`, `${base}/auth/oauth2/token`),
      clientId: 'other',
      scopes: [],
    },
    {
      interfaces: ['accounts', 'institutions'],
      server: { kind: 'discovery', url: 'https://id.example.bank/config' },
      clientId: 'assay',
      scopes: [],
    },
  ])
  expect(auth?.origins).toEqual(['https://sandbox.example.bank', login, 'https://id.example.bank'])
})

test('An actor sends to each interface the token that is for it, and all of them are secrets', () => {
  const profile = load(`  clientId: assay
  clientSecret: { env: SECRET }
  authorizationUrl: https://login.example.bank/a
  tokenUrl: https://login.example.bank/t
  interfaces: { text: { clientId: other } }
`)
  const [common, text] = profile.auth?.ways ?? []
  if (common === undefined || text === undefined) throw new Error('two ways')
  const keep = (actor: string, way: typeof common, name: string, more = {}) => ({
    target: base,
    actor,
    way: keyOfWay(way),
    tokens: { access: `access-${name}`, refresh: `refresh-${name}`, obtainedAt: 0, ...more },
  })
  const kept = [
    keep('customer', common, 'common'),
    keep('customer', text, 'text', { id: 'id-text' }),
    keep('admin', common, 'admin', { expiresAt: 1000 }),
    {
      ...keep('agent', common, 'dead'),
      tokens: { access: 'access-dead', obtainedAt: 0, expiresAt: 1000 },
    },
    { ...keep('restricted', common, 'elsewhere'), target: 'https://other.example.bank/api' },
  ]
  const { profile: known, missing } = withLogins(profile, kept, 1000)
  expect(missing).toEqual([])
  expect(Object.keys(known.actors)).toEqual(['customer', 'admin', 'anonymous'])
  const { customer, admin } = known.actors
  const sent = (name: string) => customer && credentialHeaders(customer, name)
  expect(sent('accounts')).toEqual([
    ['API-Key', 'key-of-assay'],
    ['Authorization', 'Bearer access-common'],
  ])
  expect(sent('text')).toContainEqual(['Authorization', 'Bearer access-text'])
  expect(admin?.apiKey?.value).toBe('key-of-assay')
  expect(knownSecrets(known).map(({ secret }) => secret)).toEqual(
    expect.arrayContaining([
      'access-common',
      'refresh-common',
      'access-text',
      'refresh-text',
      'id-text',
      'access-admin',
      'refresh-admin',
      'secret-of-assay',
    ]),
  )
  expect(withLogins(profile, [], 0).missing).toEqual(['customer'])
})
