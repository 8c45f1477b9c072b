import type { Answer, Stage } from '../../src/scenario/index.js'
import type { OwnNotification } from './own-notification.js'

/**
 * Reads a notification of ours by itself.
 *
 * @throws Undecided when it is not answered, or another one is
 */
export async function readOwn(
  { customer, assume }: Pick<Stage, 'customer' | 'assume'>,
  { id }: Pick<OwnNotification, 'id'>,
): Promise<Answer> {
  const answer = await customer.send('getPullNotification', { path: { notificationId: id } })
  assume(answer).status(200)
  if (answer.at('/_id') !== undefined) assume(answer).at('/_id', id)
  return answer
}
