import type { Answer } from '../../../src/scenario/index.js'

/** What stands before the service answers so, or a service that is out of order for a moment. */
const ofTheMoment = [502, 503, 504]

/** Asks once more for what changes nothing, where that was not to be: what is answered so each time is meant so. */
export async function passedOn(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return ofTheMoment.includes(answer.status) ? ask() : answer
}
