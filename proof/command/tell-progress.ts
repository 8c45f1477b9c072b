import { formatCount } from '../../src/report/format-count.js'
import type { Trial } from '../trial/trial.js'

/** What a terminal stream offers; `process.stderr` is one. */
interface ProgressStream {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

/** Tells how far a proof has come. */
export interface ProofProgress {
  /** Called as each trial ends. */
  trial(trial: Pick<Trial, 'name'>): void
  /** Takes away what would stand in the way of what is printed next. */
  close(): void
}

/** So many trials tell how long the others take: before the first one ends, much is made that all have in common. */
const telling = 20

/** Milliseconds between two lines when the output is not a terminal. */
const pause = 30_000

/**
 * Tells it on a terminal in one line, redrawn in place, and elsewhere in a line now and then.
 *
 * @param now milliseconds of a clock that only goes forward
 */
export function tellProgress(
  stream: ProgressStream,
  total: number,
  now: () => number = () => performance.now(),
): ProofProgress {
  const from = now()
  let done = 0
  let last = from
  const soFar = (): string => `${formatCount(done)} of ${formatCount(total)} trials`
  const left = (): string => {
    if (done < telling) return 'under way'
    // Trials that are tried once more count again.
    const open = Math.max(0, total - done)
    const seconds = Math.round((((now() - from) / done) * open) / 1000)
    return seconds < 60 ? `${seconds} s to go` : `${Math.round(seconds / 60)} min to go`
  }
  return {
    trial({ name }) {
      done += 1
      if (stream.isTTY) {
        const line = `  ${soFar()} · ${left()} · ${name || 'the honest bank'}`
        // A line that wraps would be two when it is taken away.
        stream.write(`\r\u001b[K${line.slice(0, (stream.columns || 80) - 1)}`)
      } else if (now() - last >= pause) {
        last = now()
        stream.write(`  ${soFar()} · ${left()}\n`)
      }
    },
    close() {
      if (stream.isTTY) stream.write('\r\u001b[K')
    },
  }
}
