import type { Answer, Verification } from '../../../src/scenario/index.js'

/**
 * Verifies that the service answered without a problem of its own; what it makes of the request is left to it.
 * Nothing is said of a service that is out of order for a moment.
 *
 * @returns whether it did
 */
export function noServerProblem(verify: Verification, answer: Answer): boolean {
  if (answer.status === 503) {
    verify.undecided('The target says that it cannot serve requests at present: 503.', {
      remedy: 'run again when the target serves requests',
      exchanges: [answer.exchange.number],
    })
    return false
  }
  return verify(answer).statusIsNot('5XX')
}
