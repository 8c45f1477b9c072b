import { expect, test } from '@playwright/test'
import { loadProfile } from '../../src/target/load-profile.js'
import { loadText } from './load-text.js'
import { remarksOn } from './remarks-on.js'

const target = 'target: { baseUrl: http://127.0.0.1:8080/api }\n'

test('A profile that says little is completed with the defaults', () => {
  const { profile, warnings } = loadText('target: { baseUrl: HTTPS://Sandbox.Example.bank/api// }')
  expect(warnings).toEqual([])
  expect(profile).toEqual({
    target: { name: 'sandbox.example.bank', baseUrl: 'https://sandbox.example.bank/api' },
    actors: {
      customer: {
        name: 'customer',
        apiKey: { value: 'key-of-customer', variable: 'ASSAY_API_KEY' },
        token: { value: 'token-of-customer', variable: 'ASSAY_TOKEN' },
      },
      anonymous: { name: 'anonymous' },
    },
    claims: { options: {} },
    fixtures: {},
    hooks: {},
    safety: { allow: 'observe' },
    limits: {
      concurrency: 16,
      requestTime: 30,
      scenarioTime: 60,
      settleTime: 2,
      runTime: 900,
      bodyBytes: 8388608,
      pages: 200,
      brokenConnections: 0.05,
    },
  })
})

test('A profile that says everything is understood', () => {
  const text = `target: { name: Sandbox, baseUrl: 'http://127.0.0.1:8080' }
actors:
  customer: { apiKey: { env: ASSAY_API_KEY } }
  agent: { apiKey: { file: ./secrets/agent.key }, token: { env: AGENT_TOKEN } }
claims:
  interfaces: [accounts]
  operations: { except: [listEligibleAchAccounts] }
  options: { agency: false }
  versions: { accounts: 0.14.0 }
fixtures:
  accounts: { notViewable: [acc-9], businessCustomer: biz-1, count: 3, strict: true }
hooks:
  outage:
    begin:
      request:
        url: /control/outage
        headers: { X-Reason: test, X-Control: { env: CONTROL } }
        body: { minutes: 5 }
        expect: [200, 204]
    end: { command: [./lift-outage.sh, --now], env: [CONTROL] }
    timeLimit: 5
safety: { allow: disruptive }
limits: { pages: 7 }
supplements: {}
`
  const env = { ASSAY_API_KEY: 'k', AGENT_TOKEN: 'at', CONTROL: 'c', PATH: '/bin', OTHER: 'o' }
  const { profile, warnings } = loadText(text, { env }, { 'secrets/agent.key': 'ak\n' })
  expect(warnings).toEqual([])
  expect(profile.target.name).toBe('Sandbox')
  expect(profile.actors.agent).toEqual({
    name: 'agent',
    apiKey: { value: 'ak', variable: 'ASSAY_AGENT_API_KEY' },
    token: { value: 'at', variable: 'AGENT_TOKEN' },
  })
  expect(profile.claims).toEqual({
    interfaces: ['accounts'],
    operations: { except: ['listEligibleAchAccounts'] },
    options: { agency: false },
    versions: { accounts: '0.14.0' },
  })
  expect(profile.fixtures['accounts']).toEqual({
    notViewable: ['acc-9'],
    businessCustomer: 'biz-1',
    count: 3,
    strict: true,
  })
  expect(profile.hooks.outage).toMatchObject({
    begin: {
      kind: 'request',
      method: 'POST',
      url: '/control/outage',
      headers: [
        ['X-Reason', 'test'],
        ['X-Control', { value: 'c', variable: 'CONTROL' }],
        ['Content-Type', 'application/json'],
      ],
      body: '{"minutes":5}',
      expect: [200, 204],
    },
    end: { argv: ['./lift-outage.sh', '--now'], environment: { PATH: '/bin', CONTROL: 'c' } },
    timeLimit: 5,
  })
  expect(profile.safety.allow).toBe('disruptive')
  expect(profile.limits).toMatchObject({ concurrency: 16, pages: 7 })
})

test('What the command line says goes before the profile', () => {
  const overrides = { baseUrl: 'http://localhost:9000/', allow: 'observe', concurrency: 2 } as const
  const text = `${target}safety: { allow: disruptive }\nlimits: { concurrency: 99 }`
  const { profile } = loadText(text, { overrides })
  expect(profile.target.baseUrl).toBe('http://localhost:9000')
  expect(profile.safety.allow).toBe('observe')
  expect(profile.limits.concurrency).toBe(2)
})

test('A base URL on the command line stands in for one that the profile lacks', () => {
  const overrides = { baseUrl: 'http://localhost:9000' }
  const { profile } = loadText('limits: { pages: 3 }', { overrides })
  expect(profile.target.baseUrl).toBe('http://localhost:9000')
})

test('A mistake on the command line names the flag', () => {
  const overrides = { baseUrl: 'localhost:9000' }
  expect(remarksOn(target, { overrides }).mistakes).toEqual([
    "--base-url  the base URL begins with 'localhost', but must be http or https\n  For example: https://sandbox.example.bank/api",
  ])
})

test('A literal secret works, with a warning that does not repeat it', () => {
  const text = `${target}actors:\n  customer:\n    token: hunter2-hunter2\n`
  expect(loadText(text).profile.actors.customer?.token?.value).toBe('hunter2-hunter2')
  expect(remarksOn(text).warnings).toEqual([
    "assay.yaml:4:12  the token of 'customer' stands in the profile\n  Put it into an environment variable: token: { env: ASSAY_TOKEN }",
  ])
})

test('A literal secret in the header of a hook is warned about, an ordinary header is not', () => {
  const text = `${target}hooks: { reset: { begin: { request: { url: /r, headers: { Authorization: Basic eA==, X-Why: test } } } } }`
  expect(remarksOn(text).warnings).toEqual([
    'assay.yaml:2:74  the value of the header Authorization stands in the profile\n  Put it into an environment variable: Authorization: { env: ASSAY_HOOK_AUTHORIZATION }',
  ])
})

test('A token that brings its own scheme is warned about', () => {
  const text = `${target}actors: { customer: { token: { env: T } } }`
  expect(remarksOn(text, { env: { T: 'Bearer abc' } }).warnings).toEqual([
    "assay.yaml:2:23  the token of 'customer' begins with the word Bearer, which would be sent twice\n  Leave the word out.",
  ])
})

test('Credentials that the customer lacks are mistakes', () => {
  const text = `${target}actors:
  customer:
    apiKey: { file: ./secrets/customer.key }
    token: { env: BANK_TOKEN }
`
  expect(remarksOn(text).mistakes).toEqual([
    "assay.yaml:4:5  the file ./secrets/customer.key cannot be read: there is no such file; the actor 'customer' needs it as apiKey\n  Paths are relative to the folder of the profile.",
    "assay.yaml:5:5  the environment variable BANK_TOKEN is not set; the actor 'customer' needs it as token\n  Set it before the run: export BANK_TOKEN=…",
  ])
  expect(remarksOn(text, { env: { BANK_TOKEN: ' ' } }).mistakes[1]).toContain('BANK_TOKEN is empty')
  expect(remarksOn(text, { env: { BANK_TOKEN: 'a\nb' } }).mistakes[1]).toContain(
    'BANK_TOKEN holds a character that no header field can carry',
  )
})

test('Another actor without credentials is left out with a warning', () => {
  const text = `${target}actors:
  customer: { token: { env: ASSAY_TOKEN } }
  agent: { token: { env: AGENT_TOKEN } }
`
  expect(Object.keys(loadText(text).profile.actors)).toEqual(['customer', 'anonymous'])
  expect(remarksOn(text).warnings).toEqual([
    "assay.yaml:4:12  the environment variable AGENT_TOKEN is not set; the actor 'agent' needs it as token and is left out\n  Set it before the run: export AGENT_TOKEN=…",
  ])
})

test('A hook without its secret is left out, a command without its variable is not', () => {
  const text = `${target}hooks:
  reset: { begin: { request: { url: /r, headers: { X-Control: { env: CONTROL } } } } }
  clock: { begin: { command: [tick], env: [SPEED] } }
`
  expect(Object.keys(loadText(text).profile.hooks)).toEqual(['clock'])
  expect(remarksOn(text).warnings).toEqual([
    "assay.yaml:3:52  the environment variable CONTROL is not set; the hook 'reset' is left out\n  Set it before the run: export CONTROL=…",
    'assay.yaml:4:44  the environment variable SPEED is not set; the command runs without it\n  Set it before the run: export SPEED=…',
  ])
})

test('A target without any customer can be tried, with a warning', () => {
  expect(remarksOn(target, { env: {} }).warnings).toEqual([
    'assay.yaml:1:1  there is no customer: hardly anything can be decided\n  Set ASSAY_API_KEY and ASSAY_TOKEN, or name the customer among the actors.',
  ])
})

test('A profile that is not there is said to be missing', () => {
  expect(() => loadProfile('no-such.yaml', { env: {} })).toThrow(
    'no-such.yaml  this profile cannot be read: there is no such file',
  )
})
