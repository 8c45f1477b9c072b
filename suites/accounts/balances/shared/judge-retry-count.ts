import {
  type Answer,
  mayCarryTry,
  nextTry,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'

/**
 * Judges that an incomplete answer carries the number of the next try.
 *
 * @returns that number
 * @throws Undecided where several members may be that number
 */
export function judgeRetryCount(
  { giveUp }: Pick<Stage, 'giveUp'>,
  verify: Verification,
  answer: Answer,
): number | undefined {
  const retryCount = nextTry(answer)
  if (retryCount === undefined && mayCarryTry(answer))
    return giveUp(
      'Several members of the answer may be the number of the next try.',
      'let one member alone be the number of the next try',
    )
  verify(answer).that({
    holds: retryCount !== undefined,
    expected: 'the number of the next try, from 1 to 10',
    actual: answer.text.slice(0, 200),
  })
  return retryCount
}
