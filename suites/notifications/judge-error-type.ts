import { type Answer, errorTypes, type Stage } from '../../src/scenario/index.js'

/**
 * Judges the type of an error whose condition is known. That an error may carry its type obliges to nothing, so one
 * without any is in order.
 */
export function judgeErrorType(
  { verify }: Pick<Stage, 'verify'>,
  requirement: string,
  answer: Answer,
  type: string,
): void {
  const types = errorTypes(answer)
  verify(requirement, answer).that({
    holds: types.length === 0 || types.includes(type),
    expected: type,
    actual: types.join(', '),
    pointer: '/_error/type',
  })
}
