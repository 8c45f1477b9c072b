import {
  type Answer,
  often,
  passedOn,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { invalidBodies } from './invalid-bodies.js'
import { refusedAsInvalid } from './refused-as-invalid.js'

/**
 * Verifies that bodies are refused in which a session is named otherwise than the documents say.
 *
 * @param body names a session that is there
 * @param ofUnknown what a token is answered that no session has
 * @returns whether none of them was taken, so that the session is as it was
 */
export async function judgeInvalidBodies(
  verify: Verification,
  body: Parameters<typeof invalidBodies>[0],
  send: (json: unknown) => Promise<Answer>,
  ofUnknown: () => Promise<Answer>,
): Promise<boolean> {
  let isTaken = false
  await Promise.all(
    invalidBodies(body).map((json) =>
      someTimes(async () => {
        const answer = await passedOn(() => send(json))
        isTaken ||= answer.status < 300
        return refusedAsInvalid(verify, answer, ofUnknown)
      }, often),
    ),
  )
  return !isTaken
}
