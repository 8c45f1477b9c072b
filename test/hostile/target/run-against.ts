import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assay } from '../../cli/assay.js'
import { faultsOfJunit, junitReports } from '../faults-of-junit.js'
import { faultsOfReports } from '../faults-of-reports.js'
import { faultsOfText } from '../faults-of-text.js'
import { hostileSecrets } from './hostile-secrets.js'
import { weighProcess } from '../weigh-process.js'
import type { Misbehaviour } from './misbehaviour.js'
import { floods } from './misbehaviours/floods.js'
import { serveHostile } from './serve-hostile.js'

/** What came of a run against a hostile target. */
export interface HostileOutcome {
  readonly code: number | undefined
  readonly stdout: string
  readonly stderr: string
  /** Less those in which other programs had the processor. */
  readonly seconds: number
  /** Of memory, at its peak. */
  readonly megabytes: number
  readonly asked: number
  /** What the run did that it may not do, whatever its target does. */
  readonly faults: readonly string[]
}

const limits = { requestTime: 2, scenarioTime: 8, runTime: 10 }
const mostMegabytes = 600
/** Seconds that a run may take beyond its own limit. */
const grace = 10

/** Runs the real command line against a target that misbehaves, and looks at everything it did. */
export async function runAgainst(way: Misbehaviour): Promise<HostileOutcome> {
  await using target = await serveHostile([way])
  const folder = await mkdtemp(join(tmpdir(), 'assay-hostile-'))
  try {
    const bounds = { ...limits, ...way.limits }
    const most = way.within ?? bounds.runTime + grace
    await writeFile(join(folder, 'assay.yaml'), profile(target.baseUrl, bounds))
    const aftermath = {
      ...(await run(way, folder, bounds.runTime + 3 * grace)),
      asked: target.asked(),
    }
    const { seconds, megabytes } = aftermath
    const reports = join(folder, 'reports')
    return {
      ...aftermath,
      faults: [
        ...(seconds > most ? [`it took ${seconds.toFixed(1)} s of ${most} s`] : []),
        ...(megabytes < mostMegabytes ? [] : [`it took ${megabytes} MB`]),
        ...target.strays().map((one) => `it asked a stranger: ${one}`),
        ...faultsOfEnding(way, aftermath),
        ...faultsOfReports(reports, Object.values(hostileSecrets)),
        ...(await faultsOfJunit(junitReports(reports))),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A flood has a process to itself, so that no one else's memory is weighed; others come one after the other. */
async function run(way: Misbehaviour, folder: string, most: number) {
  const { args = ['--interface', 'accounts'] } = way
  const command = ['run', '--profile', 'assay.yaml', '--out', 'reports', '--seed', '1', ...args]
  const started = performance.now()
  const { code, stdout, stderr, peak, delayed } = floods.includes(way)
    ? await weighProcess(command, folder, hostileSecrets, most)
    : { ...(await assay(command, { folder, env: hostileSecrets })), delayed: 0 }
  const seconds = (performance.now() - started) / 1000 - delayed
  return { code, stdout, stderr, seconds, megabytes: peak }
}

function faultsOfEnding(
  { exits = [1, 3], says = /CONFORMANT|NOT DECIDED|nothing could be tested/ }: Misbehaviour,
  { code, stdout, stderr }: Pick<HostileOutcome, 'code' | 'stdout' | 'stderr'>,
): readonly string[] {
  const said = stdout + stderr
  return [
    ...(code !== undefined && exits.includes(code) ? [] : [`it ended with ${code}`]),
    ...(says.test(said) ? [] : [`it does not say ${says}`]),
    ...faultsOfText(said),
  ]
}

const profile = (baseUrl: string, bounds: Readonly<Record<string, number>>): string =>
  JSON.stringify({
    target: { name: 'Hostile target', baseUrl },
    actors: {
      customer: { apiKey: { env: 'HOSTILE_KEY' }, token: { env: 'HOSTILE_TOKEN' } },
      otherCustomer: { apiKey: { env: 'HOSTILE_KEY' }, token: { env: 'HOSTILE_OTHER_TOKEN' } },
    },
    limits: bounds,
  })
