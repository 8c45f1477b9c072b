import type { Answer, Verification } from '../../../src/scenario/index.js'
import { noServerProblem } from './no-server-problem.js'

/**
 * Verifies that a body was refused for its shape. A service may say in its own way that there is no such session:
 * types of the members are hardly shown, so that it need not look at them.
 *
 * @param ofUnknown what a token is answered that is a text, and that no session has
 * @returns whether it was
 */
export async function refusedAsInvalid(
  verify: Verification,
  answer: Answer,
  ofUnknown: () => Promise<Answer>,
): Promise<boolean> {
  const { status, exchange } = answer
  const exchanges = [exchange.number]
  if (status === 503) return noServerProblem(verify, answer)
  if (status >= 400 && status < 500 && status !== 400 && status !== 422) {
    verify.undecided(
      `The request was answered with ${status}, which does not say that it is invalid.`,
      { remedy: 'let an invalid request be refused with 400 or 422', exchanges },
    )
    return false
  }
  if (status < 300) {
    const unknown = await ofUnknown()
    if (unknown.status === status) {
      verify.undecided(
        `It is answered as a token that no session has, ${status}: the documents show few types of members.`,
        {
          remedy: 'let an invalid token be told from an unknown one',
          exchanges: [...exchanges, unknown.exchange.number],
        },
      )
      return false
    }
  }
  return verify(answer).status(422, 400)
}
