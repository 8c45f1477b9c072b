import type { Answer, Stage } from '../../src/scenario/index.js'

/**
 * Verifies that the service answered without a problem of its own; what it makes of the request is left to it.
 * Nothing is said of a service that is out of order for a moment.
 */
export function noServerProblem(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  answer: Answer,
): void {
  const exchanges = [answer.exchange.number]
  if (answer.status === 503)
    return undecided(requirement, 'The service is out of order.', { exchanges })
  verify(requirement, answer).that({
    holds: answer.status < 500,
    expected: 'no status of the server',
    actual: `status ${answer.status}`,
  })
}
