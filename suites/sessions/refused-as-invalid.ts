import type { Answer, Stage } from '../../src/scenario/index.js'

/**
 * Verifies that a body was refused for its shape. A service that says in its own way that there is no such session
 * did not look at the shape, or did and says no more: types of the members are hardly shown.
 */
export function refusedAsInvalid(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  answer: Answer,
): void {
  const { status, exchange } = answer
  const otherwise = status >= 400 && status < 500 && status !== 400 && status !== 422
  if (!otherwise) return verify(requirement, answer).status(422, 400)
  undecided(requirement, `It is refused in another way: ${status}.`, {
    exchanges: [exchange.number],
  })
}
