import { Worker } from 'node:worker_threads'
import type { Order } from './order.js'
import type { Trial } from './trial.js'

const youngMegabytes = 192

/** Holds trials side by side, each worker one at a time. */
export const holdInWorkers = (order: Order): Promise<readonly Trial[]> =>
  shareAmongWorkers<Trial>(order)

/**
 * Has workers do what trials come to.
 *
 * @param intermittently where defects are to show now and then only
 */
export async function shareAmongWorkers<Result extends { readonly name: string }>({
  trials: wanted,
  interfaces,
  workers,
  intermittently,
  onTrial,
}: Order<Result>): Promise<readonly Result[]> {
  const waiting = [...wanted]
  const trials: Result[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./prove-worker.js', import.meta.url), {
        workerData: { interfaces, intermittently },
        // Nearly all that a trial makes is of no use after it: there is room for it until then.
        resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
      })
      const next = (): void => {
        const names = waiting.shift()
        if (names === undefined) void worker.terminate().then(() => resolve())
        else worker.postMessage(names)
      }
      worker.on('error', reject)
      worker.on('message', (message: Result | 'ready') => {
        if (message !== 'ready') {
          trials.push(message)
          onTrial(message)
        }
        next()
      })
    })
  await Promise.all(Array.from({ length: Math.min(workers, wanted.length) }, work))
  return trials
}
