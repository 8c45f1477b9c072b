import {
  type Answer,
  passedOn,
  type RequestInput,
  type Verification,
} from '../../../src/scenario/index.js'
import { incompleteBodies } from './incomplete-bodies.js'
import { noServerProblem } from './no-server-problem.js'

/** Verifies that bodies which lack something are no problem of the service, whatever it makes of them. */
export async function judgeIncompleteBodies(
  verify: Verification,
  body: object,
  send: (order: RequestInput) => Promise<Answer>,
): Promise<void> {
  const bodies = incompleteBodies(body)
  const answers = await Promise.all(bodies.map((order) => passedOn(() => send(order))))
  for (const answer of answers) noServerProblem(verify, answer)
}
