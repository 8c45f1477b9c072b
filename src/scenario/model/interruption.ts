import type { Answer } from '../answer/answer.js'
import { Undecided } from '../undecided.js'

/**
 * Thrown in a sequence by an answer that is about the caller or the service as a whole, and shows nothing of the
 * sequence. Another sequence may get through.
 */
export class Interruption extends Undecided {
  constructor({ exchange, status }: Answer) {
    super(`Exchange ${exchange.number} was answered with ${status} in the middle of a sequence.`, {
      remedy: 'run again when the target serves requests',
      exchanges: [exchange.number],
    })
    this.name = 'Interruption'
  }
}
