import { NoAnswer } from '../request/no-answer.js'
import type { Answer } from '../answer/answer.js'
import type { Observation } from '../../terms/verdict.js'
import type { RequestInput } from '../request/request-input.js'
import type { Sender } from '../request/sender.js'
import { Undecided } from '../undecided.js'

/** Takes a second look at a failure; gives what to put in its place, or nothing where it stands. */
export type Recheck = () => Promise<Observation | undefined>

/** What a service answers to any request while it knows no caller or serves none. */
const general = [401, 503]

/**
 * Doubts a failure whose status may have nothing to do with the request: a token expires in the middle of a
 * run, a core is down for a while. A plain request tells, and the same one sent again: where the first is
 * answered in the same way, or the second in another, nothing is held against the target.
 *
 * @param plain gives a request that should be answered with success, and who sends it
 * @returns undefined when there is no such doubt
 */
export function recheckOf(
  answer: Answer,
  { verdict }: Observation,
  plain: () => Promise<{ readonly sender: Sender; readonly order: RequestInput }>,
): Recheck | undefined {
  const { operation, status, exchange, url } = answer
  if (verdict !== 'fail' || !general.includes(status)) return undefined
  return async () => {
    try {
      const { sender, order } = await plain()
      const control = await sender.send(operation.id, order)
      if (control.status === status)
        return {
          verdict: 'inconclusive',
          because: `At that time a plain request of the ${sender.actor} was answered with ${status} as well.`,
          exchanges: [exchange.number, control.exchange.number],
          remedy: status === 401 ? `actors.${sender.actor}` : undefined,
        }
      if (operation.method !== 'GET') return undefined
      const again = await sender.follow(answer, url)
      if (again.status === status) return undefined
      return {
        verdict: 'inconclusive',
        because: `It was answered with ${status} at first and with ${again.status} a little later.`,
        exchanges: [exchange.number, again.exchange.number],
      }
    } catch (error) {
      if (error instanceof Undecided || error instanceof NoAnswer) return undefined
      throw error
    }
  }
}
