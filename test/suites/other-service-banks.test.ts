import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { serve } from '../exchange/serve.js'
import { loadText } from '../target/load-text.js'
import { certifyTarget } from './certify-target.js'
import { otherServiceBank, type ServiceBehaviour } from './other-service-bank.js'

test.setTimeout(120_000)

const env = {
  KEY: 'key-of-other-bank',
  CUSTOMER: 'customer-of-other-bank',
  ADMIN: 'admin-of-other-bank',
}

const tokens = Array.from({ length: 20 }, (_, at) => `S/${at + 1}==`)

/** What the owner of the bank would say of it. */
const fixtures: Readonly<Record<string, string>> = {
  sessions: `{ session: [${tokens.map((one) => `'${one}'`).join(', ')}], customerId: '4711', institutionId: B_1, caller: admin }`,
  institutions: `{ institutionId: B_1, latitude: '60.3913', longitude: '5.3221', postalCode: '5003', countryCode: NO, locationLanguages: [nb, en] }`,
  notifications: '{}',
  messages: `{ topic: /api/emne/1, topicId: '1', otherTopic: /api/emne/2, pullSubscription: ['101', '102'], pullSubscriptionUri: [/api/abo/101, /api/abo/102], otherSubscription: '201', inactiveSubscription: '103', entityTopic: /api/emne/3, entity: /api/banking/accounts/9, entitledSubscription: '301', notEntitledSubscription: '302', deliveryTime: 1 }`,
}

const profileOf = (baseUrl: string, name: string): string => `
target: { baseUrl: '${baseUrl}' }
actors:
  customer: { apiKey: { env: KEY }, token: { env: CUSTOMER } }
  admin: { apiKey: { env: KEY }, token: { env: ADMIN } }
claims: { interfaces: [${name}] }
fixtures: { ${name}: ${fixtures[name]} }
safety: { allow: disruptive }
hooks:
  sessionExpiry: { begin: { request: { method: POST, url: /expire, body: { session: '{sessionId}' } } } }
`

async function certifyOther(name: string, ways: ServiceBehaviour): Promise<Run> {
  const clock = hurriedClock()
  await using served = await serve(otherServiceBank(ways, clock.now))
  const { profile } = loadText(profileOf(`${served.origin}/api`, name), { env })
  return await certifyTarget(profile.target.baseUrl, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    profile,
    clock,
    embedded: false,
  })
}

/** Each tells of one bank, with what it makes of what the documents leave open, and how much can be seen of it. */
const banks: readonly (readonly [string, keyof ServiceBehaviour, ServiceBehaviour, number])[] = [
  [
    'that knows no session but its own',
    'sessions',
    { sessions: { gone: 422, lost: 404, expired: 201, invalid: 422, otherMediaType: 415 } },
    25,
  ],
  [
    'to which every session is as good as another',
    'sessions',
    { sessions: { gone: 204, lost: 201, expired: 201, invalid: 400, sameToken: true, open: true } },
    25,
  ],
  [
    'that starts no session on behalf of any caller',
    'sessions',
    { sessions: { gone: 410, lost: 422, expired: 422, invalid: 400 } },
    25,
  ],
  [
    'with kilometres to one decimal',
    'institutions',
    {
      institutions: { unit: 'km', decimals: 1, unknown: 404, invalid: 422, cap: 3, farthest: 805 },
    },
    110,
  ],
  [
    'with whole miles',
    'institutions',
    {
      institutions: {
        unit: 'mi',
        decimals: 0,
        unknown: 403,
        invalid: 400,
        cap: 500,
        farthest: 804.672,
        all: true,
        both: 422,
      },
    },
    110,
  ],
  [
    'whose definitions only administrators see',
    'notifications',
    {
      notifications: {
        seenBy: 'nobody',
        count: 'page',
        endless: true,
        invalid: 400,
        sortable: [],
        cap: 2,
        hidesExpired: true,
      },
    },
    65,
  ],
  [
    'whose definitions are shown with their values',
    'notifications',
    {
      base: '',
      notifications: {
        seenBy: 'everybody',
        filled: true,
        invalid: 422,
        both: 422,
        withTypes: true,
        sortable: ['type', 'contextName', 'priority'],
        cap: 50,
      },
    },
    120,
  ],
  [
    'that delivers slowly and drops what was fetched',
    'messages',
    {
      messages: {
        stranger: 404,
        invalid: 400,
        strange: 400,
        object: true,
        count: 'page',
        cap: 4,
        delay: 60,
      },
    },
    75,
  ],
  [
    'that delivers at once and keeps everything',
    'messages',
    {
      base: 'https://bank.example/api',
      messages: {
        stranger: 422,
        invalid: 422,
        strange: 404,
        body: true,
        archived: true,
        cap: 1000,
        delay: 0,
      },
    },
    70,
  ],
]

for (const [what, name, ways, passes] of banks)
  test(`Another bank ${what} conforms`, async () => {
    const run = await certifyOther(name, ways)
    const of = (verdict: string) => run.requirements.filter((one) => one.verdict === verdict)
    expect(of('fail').map(({ id, because }) => `${id}: ${because}`)).toEqual([])
    expect(of('error').map(({ id, because }) => `${id}: ${because}`)).toEqual([])
    expect(of('inconclusive').filter(({ because }) => !because)).toEqual([])
    expect(of('pass').length).toBeGreaterThan(passes)
  })
