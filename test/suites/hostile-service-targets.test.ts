import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { htmlReport } from '../../src/report/html/html-report.js'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { serve } from '../exchange/serve.js'
import { loadText } from '../target/load-text.js'
import { certifyTarget } from './certify-target.js'
import { otherServiceBank } from './other-service-bank.js'

test.setTimeout(120_000)

const env = {
  KEY: 'key-of-other-bank',
  CUSTOMER: 'customer-of-other-bank',
  ADMIN: 'admin-of-other-bank',
}
const sessions = Array.from({ length: 12 }, (_, at) => `opaque/session+${at}==&<>"`)

const fixtures: Readonly<Record<string, string>> = {
  sessions: `{ session: [${sessions.map((one) => `'${one}'`).join(', ')}], customerId: '4711', institutionId: B_1, caller: admin, sessionLifetime: '60' }`,
  institutions:
    "{ institutionId: B_1, latitude: '60.3913', longitude: '5.3221', postalCode: '5003' }",
  notifications: '{ definition: [one] }',
  messages: `{ topic: /api/emne/1, topicId: '1', otherTopic: /api/emne/2, pullSubscription: ['101', '102'], otherSubscription: '201', entityTopic: /api/emne/3, entity: /api/banking/accounts/9, entitledSubscription: '301', notEntitledSubscription: '302', deliveryTime: 0.2 }`,
}

async function certifyHostile(
  name: string,
  listener: RequestListener,
  clock = hurriedClock(),
): Promise<Run> {
  await using served = await serve(listener)
  const profileText = `
target: { baseUrl: '${served.origin}/api' }
actors:
  customer: { apiKey: { env: KEY }, token: { env: CUSTOMER } }
  admin: { apiKey: { env: KEY }, token: { env: ADMIN } }
claims: { interfaces: [${name}] }
fixtures: { ${name}: ${fixtures[name]} }
safety: { allow: disruptive }
`
  const { profile } = loadText(profileText, { env })
  return await certifyTarget(profile.target.baseUrl, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    profile,
    clock,
    embedded: false,
  })
}

/** Everything that a run writes about its target. */
const written = (run: Run): string =>
  [
    runJson(run),
    htmlReport(run),
    summaryMarkdown(run),
    ...junitReports(run).values(),
    terminalReport(run, { color: false, width: 100, paths: [] }),
    JSON.stringify(run.evidence),
  ].join('\n')

const forms = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
]

const all = Object.keys(fixtures)

for (const name of all)
  test(`A target of ${name} that says everything back has no secret written down`, async () => {
    let asked = 0
    const run = await certifyHostile(name, async (request, response) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk as Uint8Array)
      const body = Buffer.concat(chunks).toString()
      const named = sessions.filter((one) => body.includes(JSON.stringify(one).slice(1, -1)))
      const said = `${request.headers['api-key']} ${request.headers.authorization?.slice(7)} ${named.join(' ')}`
      const echo = { _id: said, id: said, type: said, name: said, message: said, [said]: said }
      const status = [200, 201, 422, 404][(asked += 1) % 4] ?? 200
      response.writeHead(status, {
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        'x-said': encodeURIComponent(said),
        etag: `"${encodeURIComponent(said)}"`,
        location: `/${encodeURIComponent(said)}`,
      })
      const links = { self: { href: `/x?${said}` }, 'svc:acknowledge': { href: `?${said}` } }
      const items = [{ ...echo, _id: `i-${asked}`, _links: links }]
      const session = named[0] === undefined ? {} : { sessionId: `${named[0]}` }
      response.end(
        JSON.stringify({ ...echo, ...session, items, _embedded: { items }, _links: links }),
      )
    })
    const text = written(run)
    for (const secret of [...Object.values(env), ...sessions])
      for (const form of forms(secret)) expect(text.includes(form), form).toBe(false)
    expect(run.totals.error).toBe(0)
  })

test('The token of a session that was started is a secret as well', async () => {
  let started = 0
  const run = await certifyHostile('sessions', (request, response) => {
    request.resume()
    const sessionId = `started-in-secret-${(started += 1)}-${'0123456789'.repeat(3)}`
    const resumed = request.url?.endsWith('resumedCustomerSessions')
    response.writeHead(resumed ? 201 : 204, {
      'content-type': 'application/json',
      ...(resumed && { location: `/sessions/${sessionId}` }),
    })
    response.end(resumed ? JSON.stringify({ sessionId, again: sessionId }) : undefined)
  })
  expect(started).toBeGreaterThan(3)
  expect(written(run).includes('started-in-secret')).toBe(false)
})

const ways = {
  messages: { stranger: 422, invalid: 422, strange: 404, count: 'list', cap: 3, delay: 0 },
  notifications: { seenBy: 'everybody', invalid: 422, sortable: ['type'], cap: 3 },
} as const

for (const name of ['messages', 'notifications'] as const)
  for (const how of ['links', 'redirects'])
    test(`Nothing is sent where ${how} of ${name} lead away from the target`, async () => {
      const met: string[] = []
      await using elsewhere = await serve((request, response) => {
        met.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
        response.writeHead(200).end()
      })
      const clock = hurriedClock()
      const base = how === 'links' ? `${elsewhere.origin}/api` : '/api/away'
      const bank = otherServiceBank({ [name]: ways[name], base }, clock.now)
      let sent = 0
      const lead: RequestListener = (request, response) => {
        if (how === 'links' || !request.url?.startsWith('/api/away')) return bank(request, response)
        sent += 1
        request.resume()
        response.writeHead(307, { location: `${elsewhere.origin}${request.url}` }).end()
      }
      const run = await certifyHostile(name, lead, clock)
      expect(met).toEqual([])
      if (how === 'redirects') expect(sent).toBeGreaterThan(0)
      expect(run.totals.error).toBe(0)
      expect(run.totals.pass).toBeGreaterThan(20)
    })

const nested = '{"a":['.repeat(50_000) + ']}'.repeat(50_000)

for (const name of all)
  test(`Bodies without end, and such as are nested too deep, do no harm to a run of ${name}`, async () => {
    let asked = 0
    const run = await certifyHostile(name, (request, response) => {
      request.resume()
      const status = [200, 201, 400, 202][(asked += 1) % 4] ?? 200
      response.writeHead(status, { 'content-type': 'application/json', etag: '"'.repeat(200) })
      if (asked % 2 === 0) return response.end(nested)
      return response.end(`{"_embedded":{"items":[${'{},'.repeat(20_000)}{}]},"items":[]}`)
    })
    expect(run.totals.error).toBe(0)
    expect(run.totals.planned).toBeGreaterThan(20)
  })
