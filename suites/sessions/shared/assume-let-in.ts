import {
  type Answer,
  assumePermitted,
  type Sender,
  type Stage,
} from '../../../src/scenario/index.js'
import { malformedBodies } from './malformed-bodies.js'

/** What is answered to a body that was read. */
const read = [400, 422, 429]

/**
 * Ends a scenario whose caller may not send an operation at all. A service may say with 401 or 403 that a token is not
 * the caller's, or that of no session: a caller whose bodies are read is let in.
 *
 * @param answer about a token that no session has
 * @throws Undecided for 401 and 403 if a body that is no JSON is refused like that as well
 */
export async function assumeLetIn(
  stage: Pick<Stage, 'giveUp'>,
  caller: Sender,
  answer: Answer,
): Promise<void> {
  if ([401, 403].includes(answer.status)) {
    const order = { ...malformedBodies[0], waitOut429: false }
    const { status } = await caller.send(answer.operation.id, order)
    if (read.includes(status)) return
  }
  assumePermitted(stage, answer)
}
