import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileStore } from '../src/cli/run/exchange-store.js'
import { packageRoot } from '../src/package-root.js'
import { cpuTime } from './cpu-time.js'
import { certifyBank } from './certify-bank.js'
import { interleave } from './interleave.js'
import type { Bench } from './open-bench.js'
import { openBank, profilePath } from './open-bank.js'
import { recordRequests } from './record-requests.js'
import type { Row } from './row.js'
import { runNode } from './run-node.js'
import { sendBare } from './send-bare.js'
import { wallTime } from './wall-time.js'

const assay = join(packageRoot, 'bin/assay.js')
const bareProcess = fileURLToPath(new URL('./bare-process.js', import.meta.url))

/** A certification from beginning to end, against a program that sends the same requests and reads the answers. */
export async function wholeCertification(bench: Bench): Promise<readonly Row[]> {
  const { effort, contract, suites, folder } = bench
  const bank = await openBank()
  const { profile } = bank
  const { concurrency } = profile.limits
  try {
    const requests = await recordRequests(bench, profile)
    const file = join(folder, 'requests.json')
    await writeFile(file, JSON.stringify(requests))
    const target = ['--profile', profilePath, '--base-url', profile.target.baseUrl]
    const command = [assay, 'run', ...target, '--out', join(folder, 'reports')]
    const store = () => fileStore(join(folder, 'exchanges.ndjson'))

    const processes = {
      ours: () => wallTime(() => runNode(...command)),
      bare: () => wallTime(() => runNode(bareProcess, file, String(concurrency))),
    }
    const functions = {
      ours: () => cpuTime(() => certifyBank({ contract, suites, profile, store: store() })),
      bare: () => cpuTime(() => sendBare(requests, concurrency)),
    }
    const cold = await interleave(effort.longRepetitions, processes, bank.reset)
    const warm = await interleave(effort.repetitions, functions, bank.reset)
    return [
      {
        what: `certification of ${requests.length} exchanges`,
        by: 'wall',
        measured: { name: 'assay run', amount: cold.ours },
        against: { name: 'a bare program', amount: cold.bare },
        ratio: cold.ours / cold.bare,
      },
      {
        what: 'the same, all loaded, no lint and reports',
        by: 'CPU',
        measured: { name: 'certify', amount: warm.ours },
        against: { name: 'bare', amount: warm.bare },
        ratio: warm.ours / warm.bare,
      },
    ]
  } finally {
    await bank.close()
  }
}
