import type { Answer } from '../answer/answer.js'
import type { Stage } from '../stage/stage.js'

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
    status === 401 ? `actors.${actor}` : remedyFor(actor, operation),
  )
}

/** Who is known and may not: only in the place of the customer may another actor send it. */
const remedyFor = (actor: string, { id, interface: name }: Answer['operation']): string =>
  actor === 'customer' ? `callers.${name}.${id}` : `let the ${actor} send ${id}`
