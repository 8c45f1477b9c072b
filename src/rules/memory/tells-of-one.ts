import type { AnsweredExchange } from '../rule.js'
import { clockBehind } from './clock-behind.js'
import { spanOf } from './span.js'

/** Milliseconds. */
const second = 1000

/**
 * Whether the time of its creation tells a resource from a later one that is given its identifier. One in whole seconds
 * does so once that second is over: until then the resource may be gone again, and another one created.
 *
 * @param created milliseconds since 1970, by the clock of the target
 */
export const tellsOfOne = (created: number, answered: AnsweredExchange): boolean =>
  created % second !== 0 ||
  created + clockBehind(answered) + second <= spanOf(answered.exchange).from
