import { type Answer, isLost } from '../../../src/scenario/index.js'

/**
 * Asks once more for what changes nothing, where what stands before the service may have answered, or a service that is
 * out of order for a moment: what is answered so each time says so of the request.
 */
export async function passedOn(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return isLost(answer) || answer.status === 503 ? ask() : answer
}
