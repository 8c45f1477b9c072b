import { Worker } from 'node:worker_threads'
import { CommandError } from '../../src/cli/command-error.js'
import { exitCode } from '../../src/cli/exit-code.js'
import { formatDuration } from '../../src/report/format-duration.js'
import type { Order } from './order.js'
import type { Trial } from './trial.js'

const youngMegabytes = 192

/** Milliseconds: many times what the longest trial takes on a busy machine. */
const patience = 15 * 60_000

/** Holds trials side by side, each worker one at a time. */
export const holdInWorkers = (order: Order): Promise<readonly Trial[]> =>
  shareAmongWorkers<Trial>(order)

/**
 * Has workers do what trials come to.
 *
 * @param intermittently where defects are to show now and then only
 * @throws what a trial threw, and CommandError for one that does not end
 */
export async function shareAmongWorkers<Result extends { readonly name: string }>({
  trials: wanted,
  interfaces,
  workers: most,
  longest = patience,
  intermittently,
  onTrial,
}: Order<Result>): Promise<readonly Result[]> {
  const waiting = [...wanted]
  const trials: Result[] = []
  const workers: Worker[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./prove-worker.js', import.meta.url), {
        workerData: { interfaces, intermittently },
        // Nearly all that a trial makes is of no use after it: there is room for it until then.
        resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
      })
      workers.push(worker)
      let overdue: NodeJS.Timeout | undefined
      const next = (): void => {
        const names = waiting.shift()
        if (names === undefined) return resolve()
        overdue = setTimeout(() => reject(unended(names, longest)), longest).unref()
        worker.postMessage(names)
      }
      worker.on('error', reject)
      worker.on('message', (message: Result | 'ready') => {
        clearTimeout(overdue)
        if (message !== 'ready') {
          trials.push(message)
          onTrial(message)
        }
        next()
      })
    })
  try {
    await Promise.all(Array.from({ length: Math.min(most, wanted.length) }, work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return trials
}

const unended = (names: readonly string[], longest: number): CommandError =>
  new CommandError(
    `the trial of ${names.join(' + ') || 'the honest bank'} has not ended after ${formatDuration(longest)}`,
    exitCode.failure,
  )
