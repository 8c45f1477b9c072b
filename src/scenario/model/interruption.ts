import type { Answer } from '../answer/answer.js'
import { remedyForRefusal } from '../preamble/remedy-for-refusal.js'
import { Undecided } from '../undecided.js'

/** How a caller is refused, not a request. */
const ofCallers = [401, 403]

/**
 * Thrown in a sequence by an answer that is about the caller or the service as a whole, and shows nothing of the
 * sequence. Another sequence may get through.
 */
export class Interruption extends Undecided {
  constructor(answer: Answer) {
    const { exchange, status } = answer
    super(`Exchange ${exchange.number} was answered with ${status} in the middle of a sequence.`, {
      remedy: ofCallers.includes(status)
        ? remedyForRefusal(answer)
        : 'run again when the target serves requests',
      exchanges: [exchange.number],
    })
    this.name = 'Interruption'
  }
}
