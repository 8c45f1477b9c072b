import { NoAnswer } from '../request/no-answer.js'
import { Undecided } from '../undecided.js'
import type { Broken } from './held-until.js'

/** What the end of a scenario, by an error of its own or by the signal that ended it, says of what it left open. */
export function endingOf(error: unknown, signal: AbortSignal): Broken {
  if (signal.aborted && signal.reason instanceof Undecided) return signal.reason.observation
  if (signal.aborted && signal.reason instanceof Error)
    return { verdict: 'inconclusive', because: signal.reason.message, exchanges: [] }
  if (error instanceof Undecided) return error.observation
  if (error instanceof NoAnswer)
    return {
      verdict: 'error',
      because: `The target did not answer: ${error.message}.`,
      exchanges: [error.exchange.number],
    }
  const message = error instanceof Error ? error.message : String(error)
  return { verdict: 'error', because: message, exchanges: [] }
}
