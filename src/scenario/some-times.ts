import { gatewayStatuses } from '../contract/gateway-statuses.js'
import type { Answer } from './answer/answer.js'

/** Of a service that errs in every fifth answer, one of as many errs in five cases of six. */
const usual = 8

/**
 * How often the same is asked where that costs more than reading, or where there is much of it: of a service that errs
 * in every fifth answer, one of as many errs. What is refused changes nothing, so that a write can be tried as often.
 */
export const often = 5

/**
 * Asks some times for what must be answered alike each time: a service that errs now and then errs in one of them.
 *
 * @param ask whether the answer was as it must be, given how often it was asked before; the first that is not ends it
 * @returns whether each of them was
 */
export async function someTimes(
  ask: (asked: number) => Promise<boolean>,
  times: number = usual,
): Promise<boolean> {
  for (let asked = 0; asked < times; asked += 1) if (!(await ask(asked))) return false
  return true
}

/** Times that it is asked: of several callers each may meet such a moment in turn. */
const mostTimes = 4

/**
 * Asks again for what changes nothing, or is refused, where that was not to be: what stands before the service answered, or
 * one that is out of order for a moment. What is answered so each time is meant so.
 */
export async function passedOn(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let times = 1; times < mostTimes && gatewayStatuses.includes(answer.status); times += 1)
    answer = await ask()
  return answer
}
