import type { Clock } from './clock.js'
import type { WireOutcome } from './transport.js'

export interface TargetWatch {
  /** Is shown how each request ended. */
  saw(outcome: WireOutcome): void
  /** From now on how requests end says nothing, as in a state that was brought about on purpose. */
  disturb(): void
  /** It says something again; as many ends as beginnings. */
  settle(): void
  connections(): Connections
  /** Requests that were answered so far. */
  answers(): number
}

/** Requests that went out, and the connections that broke under them before an answer was whole. */
export interface Connections {
  readonly sent: number
  readonly broken: number
}

export interface WatchParts {
  readonly clock: Clock
  /** Requests in a row without an answer. */
  readonly inARow: number
  /** Milliseconds since the last answer, at least. */
  readonly time: number
  /**
   * So many requests went unanswered for so long, no matter what sent them, or twenty connections in a row were not
   * accepted: these fail at once, and a run would be over before long. Told again if it goes on.
   *
   * @param last how the last one ended
   */
  onSilence(last: WireOutcome): void
}

/** Connections in a row that nothing accepted: more than are under way in most runs at one time. */
const refusedInARow = 20

/**
 * Watches over all requests of a run whether the target still answers, and how often a connection breaks. Any
 * answer ends a silence, but for 429: a target that says nothing else serves no one.
 */
export function watchTarget({ clock, inARow, time, onSilence }: WatchParts): TargetWatch {
  let [sent, broken, answers, disturbed, silent, refused] = [0, 0, 0, 0, 0, 0]
  let since = clock.now()
  const begin = (): void => {
    silent = 0
    refused = 0
    since = clock.now()
  }

  return {
    saw(outcome) {
      if (disturbed > 0) return
      sent += 1
      broken += outcome.broken ?? 0
      if (isAnswer(outcome)) {
        answers += 1
        return begin()
      }
      if (!isSilence(outcome, time)) return
      silent += 1
      const isRefused = outcome.kind === 'failure' && outcome.failure === 'unreachable'
      refused = isRefused ? refused + 1 : 0
      const isLong = silent >= inARow && clock.now() - since >= time
      if (!isLong && refused < refusedInARow) return
      begin()
      onSilence(outcome)
    },
    disturb: () => void (disturbed += 1),
    settle: () => {
      disturbed -= 1
      begin()
    },
    connections: () => ({ sent, broken }),
    answers: () => answers,
  }
}

const tooManyRequests = 429

/** Whether the target answered, and not only that it will not. */
export const isAnswer = (outcome: WireOutcome): boolean =>
  outcome.kind === 'response' && outcome.status !== tooManyRequests

/** What was stopped by us shows only that there was no answer so far. */
const isSilence = (outcome: WireOutcome, time: number): boolean =>
  outcome.kind === 'response' ||
  (outcome.failure === 'aborted' ? outcome.total >= 0.9 * time : outcome.failure !== 'unrecorded')
