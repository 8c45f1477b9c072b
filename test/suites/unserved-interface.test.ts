import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { plant } from '../../proof/plant.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { terminalReport } from '../../src/report/terminal.js'
import { packageRoot } from '../../src/package-root.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { certifyTarget } from './certify-target.js'

test.setTimeout(120_000)

const interfaces = ['accounts', 'institutions']

test('One interface that refuses every caller keeps a target from being conformant, and is named', async () => {
  const clock = hurriedClock()
  const bank = await serveBank({
    clock: clock.now,
    extraAccounts: 150,
    ...plant([
      {
        name: 'institutions-for-nobody',
        sentence: 'No caller may look for institutions.',
        behaviour: ({ permits }) => ({
          permits: (actor, operation) =>
            permits(actor, operation) && !operation.includes('AccessLocations'),
        }),
      },
    ]),
  })
  const run = await certifyTarget(bank.baseUrl, {
    contract: loadContract({ interfaces }),
    suites: await loadSuites(interfaces),
    clock,
  }).finally(() => bank.close())
  expect(run.totals).toMatchObject({ fail: 0, error: 0 })
  expect(run.interfaces.map(({ name, unserved }) => [name, unserved])).toEqual([
    ['accounts', undefined],
    ['institutions', true],
  ])
  expect(run.verdict).toBe('not decided')
  expect(terminalReport(run, { color: false, width: 90, paths: [] })).toContain(
    'NOT DECIDED    institutions: no plain request was answered with success',
  )
})

for (const { tested, path, claimed, verdict } of [
  { tested: 'institutions', path: '/banking/institution', claimed: false, verdict: 'not decided' },
  {
    tested: 'institutions',
    path: '/banking/institution',
    claimed: true,
    verdict: 'not conformant',
  },
  // Nothing but writing could tell that a target has it, so `assay init` claims it unseen.
  { tested: 'sessions', path: '/system/', claimed: true, verdict: 'not decided' },
])
  test(`A target without ${tested} is ${verdict} where it ${claimed ? 'claims' : 'does not claim'} that`, async () => {
    const clock = hurriedClock()
    const bank = await serveBank({
      clock: clock.now,
      extraAccounts: 150,
      ...plant([
        {
          name: 'interface-not-there',
          sentence: 'An interface is not there.',
          response: (response, { url }) =>
            url.includes(path) ? new Response('No such page', { status: 404 }) : response,
        },
      ]),
    })
    const { profile } = loadProfile(join(packageRoot, 'examples/reference-bank.yaml'), {
      env: bankSecrets,
      overrides: { baseUrl: bank.baseUrl },
    })
    const { interfaces: _, ...claims } = profile.claims
    const run = await certifyTarget(bank.baseUrl, {
      contract: loadContract({ interfaces: ['accounts', tested] }),
      suites: await loadSuites(['accounts', tested]),
      profile: claimed ? profile : { ...profile, claims },
      clock,
    }).finally(() => bank.close())
    expect(run.verdict).toBe(verdict)
    const one = run.interfaces.find(({ name }) => name === tested)
    if (verdict === 'not conformant') expect(one?.totals.fail).toBeGreaterThan(0)
    else {
      expect(run.totals.fail + run.totals.error + (one?.totals.pass ?? 0)).toBe(0)
      expect(one?.totals.inconclusive).toBeGreaterThan(20)
    }
  })
