import { join } from 'node:path'
import { packageRoot } from '../src/package-root.js'
import { interleave } from './interleave.js'
import type { Bench } from './open-bench.js'
import { openBank, profilePath } from './open-bank.js'
import type { Row } from './row.js'
import { runNode } from './run-node.js'
import { wallTime } from './wall-time.js'

const assay = join(packageRoot, 'bin/assay.js')

/** One run over all interfaces, which share its schedule, against a run for each of them. */
export async function severalInterfaces(bench: Bench): Promise<readonly Row[]> {
  const { effort, contract, folder } = bench
  const bank = await openBank()
  const target = ['--profile', profilePath, '--base-url', bank.profile.target.baseUrl]
  const run = (...part: readonly string[]) =>
    wallTime(() => runNode(assay, 'run', ...target, '--out', join(folder, 'reports'), ...part))
  const names = contract.interfaces.map(({ name }) => name)
  try {
    const measures = {
      together: () => run(),
      async each() {
        let sum = 0
        for (const name of names) sum += await run('--interface', name)
        return sum
      },
    }
    const { together, each } = await interleave(effort.longRepetitions, measures, bank.reset)
    return [
      {
        what: `certification of ${names.length} interfaces`,
        by: 'wall',
        measured: { name: 'one run', amount: together },
        against: { name: 'a run for each', amount: each },
        ratio: together / each,
        aim: { at: 'most', ratio: 0.9 },
      },
    ]
  } finally {
    await bank.close()
  }
}
