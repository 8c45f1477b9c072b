import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { certify } from '../../src/cli/run/certify.js'
import { type ExchangeStore, fileStore, memoryStore } from '../../src/cli/run/exchange-store.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import { readExchanges } from '../../src/exchange/read-exchanges.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { replayTransport } from '../../src/exchange/replay-transport.js'
import type { Clock } from '../../src/exchange/clock.js'
import type { Transport } from '../../src/exchange/transport.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { plant } from '../../proof/plant.js'
import { listDefects } from '../../proof/list-defects.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { rules } from '../../src/rules/rules.js'
import type { Finding } from '../../src/run/finding.js'
import { findingsOf } from '../../src/run/findings-of.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { planRun } from '../../src/run/plan-run.js'
import type { Run } from '../../src/run/run.js'
import { openTally } from '../../src/run/tally.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'

/** Faults that a rule, a story and a law see. */
const faults = [
  'wrong-problems-accounts-status-500',
  'balances-in-order-of-books',
  'account-numbers-in-urls-next-page',
  'page-limits-listAccounts-ignored',
]

/** One after the other, so that the same is asked for in the same order. */
async function certifyBank(
  baseUrl: string,
  store: ExchangeStore,
  clock: Clock,
  transport?: Transport,
): Promise<Run> {
  const { profile } = loadProfile(join(packageRoot, 'examples/reference-bank.yaml'), {
    env: bankSecrets,
    overrides: { baseUrl, concurrency: 1 },
  })
  return certify({
    contract,
    suites: await loadSuites(['accounts']),
    profile,
    embedded: true,
    store,
    clock,
    seed: 1,
    only: [],
    notes: [],
    lint: Promise.resolve([]),
    signal: new AbortController().signal,
    transport,
  })
}

/** Findings but for what differs each time: how long it took, and numbers in the order of completion. */
const lasting = (findings: readonly Finding[]) =>
  findings.map(({ milliseconds: _, exchanges, because = '', ...rest }) => ({
    ...rest,
    because: because.replace(/\d+/g, 'n'),
    cited: exchanges.length,
  }))

const byRules = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ scenario }) => scenario?.startsWith('rules/'))

test('Exchanges are judged the same from their recording as when they were sent', async () => {
  test.setTimeout(120_000)
  const defects = (await listDefects()).filter(({ name }) => faults.includes(name))
  expect(defects.map(({ name }) => name).toSorted()).toEqual(faults.toSorted())
  const clock = hurriedClock()
  const bank = await serveBank({ clock: clock.now, ...plant(defects) })
  const folder = await mkdtemp(join(tmpdir(), 'assay-replay-'))
  try {
    const path = join(folder, 'exchanges.ndjson')
    const run = await certifyBank(bank.baseUrl, fileStore(path), clock)
    expect(run.verdict).toBe('not conformant')
    const numbers = Array.from({ length: run.exchanged.count }, (_, index) => index + 1)
    const recorded = await readExchanges(path, new Set(numbers))
    expect(recorded).toHaveLength(run.exchanged.count)

    await test.step('by the rules, without anything being sent', async () => {
      expect(byRules(findAgain(recorded))).toEqual(byRules(run.findings))
    })

    await test.step('by the scenarios, over a transport that answers from the recording', async () => {
      const again = await certifyBank(
        bank.baseUrl,
        memoryStore(),
        hurriedClock(),
        replayTransport(recorded),
      )
      expect(again.exchanged.count).toBe(run.exchanged.count)
      expect(lasting(again.findings)).toEqual(lasting(run.findings))
      expect(again.totals).toEqual(run.totals)
    })
  } finally {
    await bank.close()
    await rm(folder, { recursive: true })
  }
})

/** What the rules find out when they see these exchanges. */
function findAgain(exchanges: readonly Exchange[]): readonly Finding[] {
  const accountNumbers = ['51000001014821', '51000001020077', '51000001035', '5100000104C-12']
  const tally = openTally(contract, rules, { accountNumbers })
  for (const exchange of exchanges) tally.look(exchange)
  const claims = { options: {} }
  const plan = planRun({ contract, scenarios: [], rules, claims, allow: 'reversible', only: [] })
  return findingsOf(plan, new Map(), tally)
}
