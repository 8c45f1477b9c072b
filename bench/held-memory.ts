import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Effort } from './effort.js'
import type { Row } from './row.js'

const longRun = fileURLToPath(new URL('./long-run.js', import.meta.url))

/** What a long run holds in memory, against what it held after its first thousand exchanges. */
export async function heldMemory({ many }: Effort): Promise<readonly Row[]> {
  const counts = [1000, 10_000, 100_000].filter((count) => count <= many)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    longRun,
    ...counts.map(String),
  ])
  const [first = NaN, ...later] = JSON.parse(stdout) as readonly number[]
  return later.map((amount, index) => ({
    what: 'memory of a run, all rubbish collected',
    by: 'heap',
    measured: { name: `after ${counts[index + 1]} exchanges`, amount },
    against: { name: `after ${counts[0]}`, amount: first },
    ratio: amount / first,
    aim: { at: 'most', ratio: 1.2 },
  }))
}
