import { isActorName } from '../../terms/actor-name.js'
import type { Observation } from '../../terms/verdict.js'
import type { Answer } from '../answer/answer.js'
import type { Call } from '../request/call-actors.js'
import type { LawStage } from './law-stage.js'
import { recheckOf } from '../verify/recheck.js'
import type { StageParts } from './stage-parts.js'

/**
 * Writes down what was seen of a requirement, and has it looked at again where the status of an answer may have nothing
 * to do with the request.
 */
export function openRecord(
  { log, held }: Pick<StageParts, 'log' | 'held'>,
  as: Call,
  plainRequest: LawStage['plainRequest'],
): (requirement: string, observation: Observation, answer?: Answer) => void {
  return (requirement, observation, answer) => {
    // In a state that was brought about, a second look would see the target after it.
    const actor = answer?.exchange.actor ?? ''
    const recheck =
      answer === undefined || held.size > 0 || !isActorName(actor)
        ? undefined
        : recheckOf(answer, observation, async () => ({
            sender: as(actor),
            order: await plainRequest(answer.operation),
          }))
    log.add(requirement, observation, recheck)
  }
}
