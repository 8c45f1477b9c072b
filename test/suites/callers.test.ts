import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { plant } from '../../proof/plant.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { certifyTarget } from './certify-target.js'

const only = ['messages.publish.object']

/** A bank of which only services publish, and whose state an earlier run left in disorder. */
const openBank = () =>
  serveBank(
    plant([
      {
        name: 'published-by-services',
        sentence: 'Only services publish.',
        behaviour: ({ permits }) => ({
          permits: (actor, operation) =>
            permits(actor, operation) && (operation !== 'publishMessage' || actor.name === 'admin'),
        }),
      },
    ]),
  )

test('What only some may send is sent by whom the profile names, and the data are put back first', async () => {
  const bank = await openBank()
  const { profile } = loadProfile(join(packageRoot, 'examples/reference-bank.yaml'), {
    env: bankSecrets,
    overrides: { baseUrl: bank.baseUrl },
  })
  const control = bank.baseUrl.replace('/api', '/control')
  const limit = JSON.stringify({ remaining: 0, operation: 'getAccount' })
  await fetch(`${control}/rate-limit`, { method: 'POST', body: limit })
  const certifyAs = async (callers: typeof profile.callers) => {
    const { requirements } = await certifyTarget(bank.baseUrl, {
      contract: loadContract({ interfaces: ['messages'] }),
      suites: await loadSuites(['messages']),
      profile: { ...profile, ...(callers && { callers }) },
      embedded: false,
      only,
    })
    return requirements.find(({ id }) => id === 'messages.publish.object')?.verdict
  }
  try {
    expect(await certifyAs(undefined)).toBe('inconclusive')
    expect(await certifyAs({ messages: { publishMessage: 'admin' } })).toBe('pass')
    const { actors } = profile
    const headers = { 'API-Key': actors.customer?.apiKey?.value ?? '' }
    const token = `Bearer ${actors.customer?.token?.value}`
    const account = `${bank.baseUrl}/banking/accounts/acct-000101`
    const answer = await fetch(account, { headers: { ...headers, Authorization: token } })
    expect(answer.status).toBe(200)
  } finally {
    await bank.close()
  }
})
