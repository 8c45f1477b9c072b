import {
  type Answer,
  errorTypes,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'

import { assumeTrueReason } from './assume-true-reason.js'

/** Statuses of a request that is not good, or does not fit. */
const unfit: readonly number[] = [400, 422]

/**
 * Creates notifications of a definition of ours, and asks again where that is refused: what is created then was not to be
 * refused before. Nor is it refused for what the definition is not.
 *
 * @throws Undecided where only the second request is carried out
 */
export async function createAgain(
  stage: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  definition: string,
  order: RequestInput,
): Promise<Answer> {
  const { admin, assume } = stage
  const answer = await admin.send('createNotifications', order)
  // The definition may not be seen everywhere yet.
  if (!unfit.includes(answer.status) || isMissing(answer)) return answer
  const again = await admin.send('createNotifications', order)
  if (again.status >= 200 && again.status < 300)
    assume(answer, 'notifications.instances.created').status('2XX')
  else await assumeTrueReason(stage, definition, order, again)
  return answer
}

const isMissing = (answer: Answer): boolean =>
  answer.bytes > 0 && errorTypes(answer).some((one) => one.endsWith('definitionRefNotFound'))
