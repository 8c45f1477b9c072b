import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAssay } from '../../cli/start-assay.js'
import { faultsOfJunit, junitReports } from '../faults-of-junit.js'
import { faultsOfReports } from '../faults-of-reports.js'
import { faultsOfText } from '../faults-of-text.js'
import { hostileSecrets } from './hostile-secrets.js'
import type { Misbehaviour } from './misbehaviour.js'
import { serveHostile } from './serve-hostile.js'

/** What came of a run against a hostile target. */
export interface Aftermath {
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

const limits = { requestTime: 2, scenarioTime: 5, runTime: 6 }
const mostMegabytes = 600
/** Seconds that a run may take beyond its own limit. */
const grace = 10

/** Runs the real command line against a target that misbehaves, and looks at everything it did. */
export async function runAgainst(way: Misbehaviour): Promise<Aftermath> {
  await using target = await serveHostile([way])
  const folder = await mkdtemp(join(tmpdir(), 'assay-hostile-'))
  try {
    const bounds = { ...limits, ...way.limits }
    const args = way.args ?? ['--interface', 'accounts']
    await writeFile(join(folder, 'assay.yaml'), profile(target.baseUrl, bounds))
    const started = performance.now()
    const running = startAssay(
      ['run', '--profile', 'assay.yaml', '--out', 'reports', '--seed', '1', ...args],
      {
        folder,
        env: { ...hostileSecrets, NODE_OPTIONS: weighing, WEIGHED: join(folder, 'weighed') },
      },
    )
    const late = setTimeout(
      () => running.child.kill('SIGKILL'),
      (bounds.runTime + 3 * grace) * 1000,
    )
    const ended = await running.ended
    clearTimeout(late)
    const wall = (performance.now() - started) / 1000
    const weighed = await readFile(join(folder, 'weighed'), 'utf8').catch(() => 'NaN 0')
    const [kilobytes = NaN, delayed = 0] = weighed.split(' ').map(Number)
    const seconds = wall - delayed / 1e9
    const aftermath = { ...ended, seconds, megabytes: kilobytes / 1024, asked: target.asked() }
    const reports = join(folder, 'reports')
    const most = way.within ?? bounds.runTime + grace
    return {
      ...aftermath,
      faults: [
        ...(seconds > most ? [`it took ${seconds.toFixed(1)} s of ${most} s`] : []),
        ...(aftermath.megabytes < mostMegabytes ? [] : [`it took ${aftermath.megabytes} MB`]),
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

function faultsOfEnding(
  { exits = [1, 3], says = /CONFORMANT|NOT DECIDED|nothing could be tested/ }: Misbehaviour,
  { code, stdout, stderr }: Pick<Aftermath, 'code' | 'stdout' | 'stderr'>,
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

/**
 * Has the process write down, when it ends, its largest resident set in kilobytes, and for how many nanoseconds its
 * main thread was ready and did not get the processor, where the system tells that.
 */
const weighing = `--import=data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads'
   import { readFileSync, writeFileSync } from 'node:fs'
   const delayed = () => {
     try { return readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1] } catch { return 0 }
   }
   const weigh = () => process.resourceUsage().maxRSS + ' ' + delayed()
   if (isMainThread) process.on('exit', () => writeFileSync(process.env.WEIGHED, weigh()))`,
)}`
