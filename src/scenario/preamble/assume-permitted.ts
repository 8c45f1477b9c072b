import type { Answer } from '../answer/answer.js'
import type { Stage } from '../stage/stage.js'
import { remedyForRefusal } from './remedy-for-refusal.js'

/**
 * Ends a scenario whose actor may not do at all what the scenario is about: which permission an operation takes
 * is not shown, so that a refusal for lack of it shows nothing about the operation.
 *
 * @throws Undecided for 401 and 403
 */
export function assumePermitted({ giveUp }: Pick<Stage, 'giveUp'>, answer: Answer): void {
  const { status, operation, exchange } = answer
  if (status !== 401 && status !== 403) return
  const { actor } = exchange
  giveUp(
    `The target does not let the ${actor} send ${operation.id}: ${status}.`,
    remedyForRefusal(answer),
    answer,
  )
}
