import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bankTransport } from '../../src/cli/bank-transport.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { createBank } from '../../src/reference/create-bank.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { certifyTarget } from './certify-target.js'

test.setTimeout(120_000)

const baseUrl = 'http://bank.example/api'
const example = join(packageRoot, 'examples/reference-bank.yaml')
const overlay = join(packageRoot, 'examples/notifications.overlay.yaml')

/** A bank that takes the address of an account for the context of no user. */
function fittingBank(now: () => number) {
  const bank = createBank({ clock: now })
  const fetch = async (request: Request): Promise<Response> => {
    const [, definition] = /^(.*\/definitions\/[^/]+)\/notifications$/.exec(request.url) ?? []
    if (definition === undefined) return bank.fetch(request)
    const read = await bank.fetch(new Request(definition, { headers: request.headers }))
    const { contextName } = (await read.json()) as { readonly contextName?: string }
    if (contextName !== 'user') return bank.fetch(request)
    return Response.json({ _error: { statusCode: 422 } }, { status: 422 })
  }
  return bankTransport({ headerName: bank.headerName, fetch })
}

/** What creating notifications comes to where the profile names this context. */
async function certify(contextName?: string) {
  const clock = hurriedClock()
  const { profile } = loadProfile(example, { env: bankSecrets, overrides: { baseUrl } })
  const { contextName: _, ...others } = profile.fixtures['notifications'] ?? {}
  const notifications = { ...others, ...(contextName !== undefined && { contextName }) }
  const supplements = { notifications: [{ path: overlay, shown: 'notifications.overlay.yaml' }] }
  const { requirements } = await certifyTarget(baseUrl, {
    contract: loadContract({ interfaces: ['notifications'], supplements }),
    suites: await loadSuites(['notifications']),
    clock,
    profile: { ...profile, fixtures: { ...profile.fixtures, notifications } },
    transport: fittingBank(clock.now),
    only: ['notifications.instances.created', 'notifications.active.listed'],
  })
  return requirements.map(({ id, verdict, because }) => `${id} ${verdict} ${because ?? ''}`.trim())
}

test('A context that may not fit leaves open what is created in it', async () => {
  const told = (await certify()).join('\n')
  expect(told).toContain('notifications.instances.created inconclusive')
  expect(told).toContain('Nothing was created (422)')
  expect(told).not.toMatch(/ (fail|error)\b/)
})

test('Notifications are created in the context that the profile names', async () => {
  const told = (await certify('account')).filter((one) => one.includes(' pass'))
  expect(told).toEqual(
    expect.arrayContaining([
      'notifications.active.listed pass',
      'notifications.instances.created pass',
    ]),
  )
})
