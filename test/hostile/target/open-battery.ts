import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certify } from '../../../src/cli/run/certify.js'
import { fileStore } from '../../../src/cli/run/exchange-store.js'
import { openOutput } from '../../../src/cli/run/open-output.js'
import { openBaseline } from '../../../src/cli/run/open-baseline.js'
import { openGate } from '../../../src/cli/run/open-gate.js'
import { openLinter } from '../../../src/cli/run/open-linter.js'
import { exitCodeOf } from '../../../src/cli/run/exit-code-of.js'
import { reportRun } from '../../../src/cli/run/report-run.js'
import { writeReports } from '../../../src/cli/run/write-reports.js'
import { loadContract } from '../../../src/contract/load-contract.js'
import { terminalReport } from '../../../src/report/terminal.js'
import { loadSuites } from '../../../src/run/load-suites.js'
import type { Run } from '../../../src/run/run.js'
import { profileFromFlags } from '../../../src/target/profile-from-flags.js'
import { faultsOfReports } from '../faults-of-reports.js'
import { faultsOfText } from '../faults-of-text.js'
import { faultsOfEnding } from './faults-of-ending.js'
import { hostileSecrets } from './hostile-secrets.js'
import type { Misbehaviour } from './misbehaviour.js'
import { serveHostile } from './serve-hostile.js'

/** Runs against one hostile target after the other, in this process. */
export interface Battery extends AsyncDisposable {
  /** What a short run did that it may not do, whatever its target does. */
  faultsAgainst(ways: readonly Misbehaviour[]): Promise<readonly string[]>
  /** The same of a run of a whole interface, which has to end as the misbehaviour says. */
  faultsOfWhole(way: Misbehaviour): Promise<readonly string[]>
}

/** Runs that are under way in one process at the same time. */
export const lanes = 3
/** Seconds that reports may take beyond the time of a run, in a process that is busy with others as well. */
const grace = 10 * lanes

/** A bit of everything: lists, pages, links, parameters, single resources, callers. */
const only = [
  'laws/service:accounts.listAccounts',
  'laws/authentication:accounts.getAccount',
  'laws/cursor-paging:accounts.listAccounts',
  'laws/parameters:accounts.listAccounts.limit-default-accepted',
  'accounts/balances-order',
]

interface Extent {
  readonly only: readonly string[]
  readonly limits: {
    readonly requestTime: number
    readonly scenarioTime: number
    readonly runTime: number
  }
  readonly extraAccounts: number
  /** Whether files are searched for secrets before they are in their places; they are looked through here in any case. */
  readonly searched: boolean
}

const short: Extent = {
  only,
  limits: { requestTime: 1, scenarioTime: 3, runTime: 10 },
  extraAccounts: 0,
  searched: false,
}
const whole: Extent = {
  only: [],
  limits: { requestTime: 2, scenarioTime: 8, runTime: 60 },
  extraAccounts: 110,
  searched: true,
}

/** Loads all that runs have in common. */
export async function openBattery(): Promise<Battery> {
  const contract = loadContract({ interfaces: ['accounts'] })
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  const linter = openLinter()
  const env = {
    ASSAY_API_KEY: hostileSecrets.HOSTILE_KEY,
    ASSAY_TOKEN: hostileSecrets.HOSTILE_TOKEN,
    ASSAY_OTHER_CUSTOMER_TOKEN: hostileSecrets.HOSTILE_OTHER_TOKEN,
  }

  const runAgainst = async (ways: readonly Misbehaviour[], folder: string, extent: Extent) => {
    await using target = await serveHostile(ways, extent.extraAccounts)
    const { profile: plain } = profileFromFlags({ baseUrl: target.baseUrl, env, allow: 'observe' })
    const own = ways.map((way) => way.limits ?? {})
    const limits = Object.assign({}, plain.limits, extent.limits, ...own)
    const profile = { ...plain, limits }
    const gate = openGate(profile)
    const output = openOutput(folder)
    const { drafts, exchanges } = output
    try {
      const bare = await certify({
        contract,
        suites,
        linter,
        profile,
        only: extent.only,
        embedded: false,
        seed: 1,
        notes: [],
        store: fileStore(exchanges.beside, { fd: exchanges.handOver() }),
        lint: Promise.resolve([]),
        redactor: gate.redactor,
        signal: AbortSignal.timeout(extent.limits.runTime * 1000),
      })
      const run = gate.run(bare)
      if (extent.searched) {
        const baseline = openBaseline({ out: folder, color: false }, {})
        await reportRun(run, output, baseline, gate.redactor)
      } else {
        await writeReports(run, output, drafts)
        drafts.commit()
      }
      return { run, strays: target.strays() }
    } finally {
      drafts.discard()
    }
  }

  const look = async (
    ways: readonly Misbehaviour[],
    extent: Extent,
    further: (run: Run, told: string) => readonly string[],
  ): Promise<readonly string[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-hostile-'))
    try {
      const started = performance.now()
      const { run, strays } = await runAgainst(ways, folder, extent)
      const took = (performance.now() - started) / 1000
      const told = terminalReport(run, { color: false, width: 100, paths: [] })
      return [
        ...(took > extent.limits.runTime + grace ? [`it took ${took.toFixed(1)} s`] : []),
        ...strays.map((one) => `it asked a stranger: ${one}`),
        ...faultsOfText(told),
        ...faultsOfRun(run),
        ...further(run, told),
        ...(await faultsOfReports(folder, Object.values(hostileSecrets))),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    faultsAgainst: (ways) => look(ways, short, () => []),
    faultsOfWhole: (way) =>
      look([way], whole, (run, told) => faultsOfEnding(way, exitCodeOf(run, false), told)),
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
