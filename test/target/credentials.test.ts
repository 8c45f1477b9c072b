import { expect, test } from '@playwright/test'
import { credentialHeaders, knownSecrets } from '../../src/target/credentials.js'
import { loadText } from './load-text.js'

const text = `target: { baseUrl: http://127.0.0.1 }
actors:
  customer: { apiKey: { env: SHARED_KEY }, token: { env: BANK_TOKEN } }
  agent: { apiKey: { env: SHARED_KEY }, token: { file: agent.token } }
hooks:
  reset: { begin: { request: { url: /r, headers: { X-Control: { env: CONTROL }, X-Why: test } } } }
`
const env = { SHARED_KEY: 'shared', BANK_TOKEN: 'customer', CONTROL: 'control' }

test('An actor authenticates with the key of its client and its token', () => {
  const { actors } = loadText(text, { env }, { 'agent.token': 'agent\n' }).profile
  expect(actors.agent && credentialHeaders(actors.agent)).toEqual([
    ['API-Key', 'shared'],
    ['Authorization', 'Bearer agent'],
  ])
  expect(credentialHeaders(actors.anonymous)).toEqual([])
})

test('Every secret is known once, with the variable that stands for it', () => {
  const { profile } = loadText(text, { env }, { 'agent.token': 'agent\n' })
  expect(knownSecrets(profile)).toEqual([
    { secret: 'shared', kind: 'key', variable: 'SHARED_KEY' },
    { secret: 'customer', kind: 'token', variable: 'BANK_TOKEN' },
    { secret: 'agent', kind: 'token', variable: 'ASSAY_AGENT_TOKEN' },
    { secret: 'control', kind: 'key', variable: 'CONTROL' },
  ])
})

test('A session of the profile has a variable named for its place', () => {
  const sessions = 'fixtures: { sessions: { session: [first-session, second-session] } }\n'
  const { profile } = loadText(`${text}${sessions}`, { env }, { 'agent.token': 'agent\n' })
  expect(knownSecrets(profile).slice(-2)).toEqual([
    { secret: 'first-session', kind: 'session', variable: 'ASSAY_SESSION_1' },
    { secret: 'second-session', kind: 'session', variable: 'ASSAY_SESSION_2' },
  ])
})
