import { expect, test } from '@playwright/test'
import { plant } from '../../proof/plant.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { terminalReport } from '../../src/report/terminal.js'
import { loadSuites } from '../../src/run/load-suites.js'
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
