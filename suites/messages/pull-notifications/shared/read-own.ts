import type { Answer, Stage } from '../../../../src/scenario/index.js'
import type { OwnNotification } from './own-notification.js'

/**
 * Reads a notification of ours by itself.
 *
 * @throws Undecided when it is not answered, or another one is
 */
export async function readOwn(
  { customer, assume, given }: Pick<Stage, 'customer' | 'assume' | 'given'>,
  { id }: Pick<OwnNotification, 'id'>,
): Promise<Answer> {
  const answer = await customer.send('getPullNotification', { path: { notificationId: id } })
  given(answer).status(200)
  if (answer.at('/_id') !== undefined)
    assume(answer, 'messages.getPullNotification.same').at('/_id', id)
  return answer
}
