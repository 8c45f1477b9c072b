import type { Answer } from '../../../../src/scenario/index.js'

/**
 * Whether an answer shows a later notification, which was given the identifier of one that is gone: that it is never
 * given again is not said.
 *
 * @param createdAt when the one that is gone was created, as far as it told
 */
export function isGivenAgain(answer: Answer, createdAt: unknown): boolean {
  const told = answer.status === 200 ? answer.at('/createdAt') : undefined
  return typeof told === 'string' && typeof createdAt === 'string' && told !== createdAt
}
