import {
  someTimes,
  type Stage,
  type Verification,
  type Verify,
} from '../../../../src/scenario/index.js'
import { judgeRefusalType } from '../../shared/judge-refusal-type.js'
import type { Made } from '../../shared/made-definition.js'
import { orderAbout } from '../../shared/order-about.js'
import { listedNotification } from '../../shared/shown-notification.js'
import { judgeStillActive } from './judge-still-active.js'

/**
 * Judges that a notification of a definition cannot be dismissed, and stays active.
 *
 * @returns the notification; undefined where it is not active any more
 */
export async function judgeRefusedDismissal(
  stage: Stage & { readonly verify: Verify<'errorType'> },
  verified: Verification,
  made: Made,
): Promise<Awaited<ReturnType<typeof listedNotification>> | undefined> {
  const { customer, operation, verify } = stage
  const listed = await listedNotification(stage, made)
  const { id } = listed
  const dismiss = operation('dismissNotification')
  const order = orderAbout(dismiss, { notification: id })
  const answer = await customer.send(dismiss.id, order)
  if (answer.status === 404) {
    verified.undecided('The notification that is listed was not found when it was dismissed.', {
      remedy: 'let what is listed be found when it is dismissed',
      exchanges: [answer.exchange.number],
    })
    return undefined
  }
  verified(answer).status('4XX')
  judgeRefusalType(verify.errorType, 'dismissNotAllowed', answer)
  if (answer.status >= 400)
    await someTimes(async () => {
      const again = await customer.send(dismiss.id, order)
      // One that is gone by now was dismissed although it was refused.
      if (again.status === 404) return false
      judgeRefusalType(verify.errorType, 'dismissNotAllowed', again)
      return verified(again).status('4XX')
    })
  return (await judgeStillActive(stage, verified, id, answer)) ? listed : undefined
}
