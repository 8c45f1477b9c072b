import { type Answer, errorTypes, type Stage } from '../../src/scenario/index.js'

/**
 * Judges an answer for something that is not there: its status, and the type of its error.
 *
 * @param requirement of the status; that of the type has `-type` behind it
 * @param type what the error is to be called
 */
export function judgeNotFound(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  answer: Answer,
  requirement: string,
  type: string,
): void {
  const ofType = `${requirement}-type`
  verify(requirement, answer).status(404)
  if (answer.status !== 404)
    return undecided(ofType, 'It was not answered with 404.', { dependsOn: requirement })
  const types = errorTypes(answer)
  if (types.length === 0) return undecided(ofType, 'The error tells no type.')
  verify(ofType, answer).that({
    holds: types.includes(type),
    expected: `the type ${type}`,
    actual: types.join(', '),
    pointer: '/_error/type',
  })
}
