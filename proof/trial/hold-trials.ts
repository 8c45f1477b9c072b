import { Worker } from 'node:worker_threads'
import type { Trial } from './trial.js'

/** From this many trials on it pays to find out first which scenarios each of them concerns. */
const many = 24

/**
 * Holds trials side by side, each worker one at a time.
 *
 * @param names variations; the empty name is the honest bank
 * @param onTrial called as each one ends
 * @throws what a worker threw
 */
export async function holdTrials(
  names: readonly string[],
  workers: number,
  onTrial: (trial: Trial) => void,
): Promise<readonly Trial[]> {
  const waiting = [...names]
  const trials: Trial[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./prove-worker.js', import.meta.url), {
        workerData: { trace: names.length >= many },
      })
      const next = (): void => {
        const name = waiting.shift()
        if (name === undefined) void worker.terminate().then(() => resolve())
        else worker.postMessage(name)
      }
      worker.on('error', reject)
      worker.on('message', (message: Trial | 'ready') => {
        if (message !== 'ready') {
          trials.push(message)
          onTrial(message)
        }
        next()
      })
    })
  await Promise.all(Array.from({ length: Math.min(workers, names.length) }, work))
  return trials
}
