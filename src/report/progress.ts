import { counted } from './counted.js'
import { escapeTerminal } from './escape-terminal.js'
import { formatCount } from './format-count.js'
import { formatDuration } from './format-duration.js'
import { cutCells, padCells } from './terminal/cells.js'
import { paint } from './terminal/paint.js'

/** What a terminal stream offers; `process.stderr` is one. */
interface ProgressStream {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

interface ProgressState {
  readonly interface: string
  readonly done: number
  readonly planned: number
  readonly fail: number
  /** Of the whole run so far. */
  readonly exchanges: number
}

export interface ProgressOptions {
  readonly color: boolean
  /** Milliseconds of a clock that only goes forward. */
  now?(): number
  /** Calls back now and then, until what it returns is called: every five seconds by default. */
  repeat?(again: () => void): () => void
}

interface Progress {
  /** Tells how far an interface has come. */
  update(state: ProgressState): void
  /** Takes the lines away; what is printed next stands where they stood. */
  close(): void
}

/** Milliseconds between two drawings: more often only flickers. */
const pause = 50
const length = 14

/**
 * Shows how far each interface has come, a line each, redrawn in place. On anything but a terminal
 * it writes a line now and then, so that a reader of the log sees that work goes on.
 *
 * @param stream where to draw
 */
export function createProgress(stream: ProgressStream, options: ProgressOptions): Progress {
  const now = options.now ?? (() => performance.now())
  if (!stream.isTTY) return writeNowAndThen(stream, now, options.repeat ?? everyFiveSeconds)
  const colours = paint(options.color)
  const states = new Map<string, ProgressState>()
  let drawn = 0
  let last = Number.NEGATIVE_INFINITY

  // A terminal that does not know its size says 0.
  const line = ({ interface: name, done, planned, fail }: ProgressState): string => {
    const filled = planned > 0 ? Math.min(length, Math.floor((done / planned) * length)) : 0
    const bar = '█'.repeat(filled) + '░'.repeat(length - filled)
    const counts = `${formatCount(done)} of ${formatCount(planned)}`
    const failed = fail > 0 ? ` · ${formatCount(fail)} fail` : ''
    // A line that wraps would be two when it is taken away.
    const room = (stream.columns || 80) - 1
    const text = cutCells(`  ${padCells(escapeTerminal(name), 15)}${bar}  ${counts}${failed}`, room)
    return failed !== '' && text.endsWith(failed)
      ? text.slice(0, -failed.length) + colours('red', failed)
      : text
  }
  const erase = (): string => (drawn > 0 ? `\u001b[${drawn}A\r\u001b[J` : '')

  return {
    update(state) {
      const fresh = !states.has(state.interface)
      states.set(state.interface, state)
      if (!fresh && state.done < state.planned && now() - last < pause) return
      last = now()
      const sent = `  ${counted(state.exchanges, 'exchange')}`.slice(0, (stream.columns || 80) - 1)
      const lines = [...[...states.values()].map(line), colours('dim', sent)]
      stream.write(`${erase()}${lines.join('\n')}\n`)
      drawn = lines.length
    },
    close() {
      if (drawn > 0) stream.write(erase())
      drawn = 0
      states.clear()
    },
  }
}

/** A line for a log: each interface, and the time that has passed. */
function writeNowAndThen(
  stream: ProgressStream,
  now: () => number,
  repeat: NonNullable<ProgressOptions['repeat']>,
): Progress {
  const states = new Map<string, ProgressState>()
  const started = now()
  const end = repeat(() => {
    const time = formatDuration(now() - started)
    const all = [...states.values()]
    const parts = all.map(
      ({ interface: name, done, planned, fail }) =>
        `${escapeTerminal(name)} ${formatCount(done)} of ${formatCount(planned)}${fail > 0 ? ` (${formatCount(fail)} fail)` : ''}`,
    )
    const exchanges = Math.max(0, ...all.map((one) => one.exchanges))
    const told = `${parts.join(', ')}; ${counted(exchanges, 'exchange')}`
    stream.write(`After ${time}: ${all.length === 0 ? 'no scenario is through yet' : told}\n`)
  })
  return { update: (state) => void states.set(state.interface, state), close: end }
}

function everyFiveSeconds(again: () => void): () => void {
  const timer = setInterval(again, 5_000)
  timer.unref()
  return () => clearInterval(timer)
}
