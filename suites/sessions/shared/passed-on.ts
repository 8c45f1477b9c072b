import type { Answer } from '../../../src/scenario/index.js'

/** What stands before the service answers so, or a service that is out of order for a moment. */
const ofTheMoment = [502, 503, 504]

/** Times that it is asked: of several callers each may meet such a moment in turn. */
const mostTimes = 4

/** Asks again for what changes nothing, where that was not to be: what is answered so each time is meant so. */
export async function passedOn(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let times = 1; times < mostTimes && ofTheMoment.includes(answer.status); times += 1)
    answer = await ask()
  return answer
}
