import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certify } from '../../../src/cli/run/certify.js'
import { fileStore } from '../../../src/cli/run/exchange-store.js'
import { openOutput } from '../../../src/cli/run/open-output.js'
import { openLinter } from '../../../src/cli/run/open-linter.js'
import { writeReports } from '../../../src/cli/run/write-reports.js'
import { loadContract } from '../../../src/contract/load-contract.js'
import { terminalReport } from '../../../src/report/terminal.js'
import { loadSuites } from '../../../src/run/load-suites.js'
import type { Run } from '../../../src/run/run.js'
import { profileFromFlags } from '../../../src/target/profile-from-flags.js'
import { faultsOfJunit, type JunitReport, junitReports } from '../faults-of-junit.js'
import { faultsOfReports } from '../faults-of-reports.js'
import { faultsOfText } from '../faults-of-text.js'
import { delayOfProcess } from '../delay-of-process.js'
import { hostileSecrets } from './hostile-secrets.js'
import type { Misbehaviour } from './misbehaviour.js'
import { serveHostile } from './serve-hostile.js'

/** Runs against hostile targets in this process. */
export interface HostileRunner extends AsyncDisposable {
  /** What a run did that it may not do, whatever its target does. */
  faultsAgainst(ways: readonly Misbehaviour[]): Promise<readonly string[]>
  /** What is wrong with the JUnit reports of all runs so far. */
  faultsOfJunit(): Promise<readonly string[]>
}

/** What a fault begins with that other runs in this process may be the cause of. */
export const tookTooLong = 'it took '

/** Seconds that reports may take beyond the time of a run. */
const grace = 10

/** A bit of everything: lists, pages, links, parameters, single resources, callers. */
const only = [
  'laws/service:accounts.listAccounts',
  'laws/authentication:accounts.getAccount',
  'laws/cursor-paging:accounts.listAccounts',
  'laws/parameters:accounts.listAccounts.limit-default-accepted',
  'accounts/balances-order',
]

const seconds = { requestTime: 1, scenarioTime: 3, runTime: 10 }

/** Loads all that runs have in common. */
export async function openHostileRunner(): Promise<HostileRunner> {
  const contract = loadContract({ interfaces: ['accounts'] })
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  const linter = openLinter()
  const written: JunitReport[] = []
  const env = {
    ASSAY_API_KEY: hostileSecrets.HOSTILE_KEY,
    ASSAY_TOKEN: hostileSecrets.HOSTILE_TOKEN,
    ASSAY_OTHER_CUSTOMER_TOKEN: hostileSecrets.HOSTILE_OTHER_TOKEN,
  }

  const runAgainst = async (ways: readonly Misbehaviour[], folder: string) => {
    await using target = await serveHostile(ways, 0)
    const { profile } = profileFromFlags({ baseUrl: target.baseUrl, env, allow: 'observe' })
    const output = openOutput(folder)
    const { drafts, exchanges } = output
    const limits = ways.map((way) => way.limits ?? {})
    const run = await certify({
      contract,
      suites,
      linter,
      only,
      embedded: false,
      seed: 1,
      notes: [],
      profile: { ...profile, limits: Object.assign({}, profile.limits, seconds, ...limits) },
      store: fileStore(exchanges.beside, { fd: exchanges.handOver() }),
      lint: Promise.resolve([]),
      signal: AbortSignal.timeout(seconds.runTime * 1000),
    })
    await writeReports(run, output, drafts)
    drafts.commit()
    return { run, strays: target.strays() }
  }

  return {
    async faultsAgainst(ways) {
      const folder = await mkdtemp(join(tmpdir(), 'assay-hostile-'))
      try {
        const [started, delayedBefore] = [performance.now(), delayOfProcess()]
        const { run, strays } = await runAgainst(ways, folder)
        const delayed = delayOfProcess() - delayedBefore
        const took = (performance.now() - started) / 1000 - delayed
        written.push(...junitReports(folder))
        const told = terminalReport(run, { color: false, width: 100, paths: [] })
        return [
          ...(took > seconds.runTime + grace ? [`${tookTooLong}${took.toFixed(1)} s`] : []),
          ...strays.map((one) => `it asked a stranger: ${one}`),
          ...faultsOfText(told),
          ...faultsOfRun(run),
          ...faultsOfReports(folder, Object.values(hostileSecrets)),
        ]
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    faultsOfJunit: () => faultsOfJunit(written),
    [Symbol.asyncDispose]: () => linter.close(),
  }
}

/** An error is the network's or the target's; one of ours shows by its words. */
const faultsOfRun = ({ findings }: Run): readonly string[] =>
  findings
    .filter(({ verdict, because = '' }) => verdict === 'error' && isOurs(because))
    .map(({ scenario, because }) => `${scenario} broke: ${because}`)

const isOurs = (because: string): boolean =>
  !/The target did not answer|time limit|was stopped|Nothing in Assay decides/.test(because)
