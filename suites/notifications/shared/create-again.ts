import {
  type Answer,
  errorTypes,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'

/** Statuses of a request that is not good, or does not fit. */
const unfit: readonly number[] = [400, 422]

/**
 * Creates notifications of a definition of ours, and asks again where that is refused: what is created then was not to be
 * refused before.
 *
 * @throws Undecided where only the second request is carried out
 */
export async function createAgain(
  { admin, assume }: Pick<Stage, 'admin' | 'assume'>,
  order: RequestInput,
): Promise<Answer> {
  const answer = await admin.send('createNotifications', order)
  // The definition may not be seen everywhere yet.
  if (!unfit.includes(answer.status) || isMissing(answer)) return answer
  const again = await admin.send('createNotifications', order)
  if (again.status >= 200 && again.status < 300)
    assume(answer, 'notifications.instances.created').status('2XX')
  return answer
}

const isMissing = (answer: Answer): boolean =>
  answer.bytes > 0 && errorTypes(answer).some((one) => one.endsWith('definitionRefNotFound'))
