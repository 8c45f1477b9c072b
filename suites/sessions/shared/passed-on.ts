import { type Answer, isLost } from '../../../src/scenario/index.js'

/**
 * Asks once more for what changes nothing, where what stands before the service may have answered: a moment later it
 * passes requests on.
 */
export async function passedOn(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return isLost(answer) ? ask() : answer
}
