import { type Answer, errorTypes, often, shared } from '../../../src/scenario/index.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { knownErrorTypes } from '../shared/known-error-types.js'
import { namesErrorType } from '../shared/names-error-type.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'

/**
 * Whether a request of an administrator may have been refused for another reason: it may lack something that a supplement
 * does not tell.
 */
const isOfAnotherReason = (answer: Answer): boolean =>
  answer.exchange.actor === 'admin' &&
  answer.bytes > 0 &&
  !errorTypes(answer).some((one) => knownErrorTypes.some((type) => namesErrorType(one, type)))

const askers = [
  ['customer', 'dismissNotification'],
  ['customer', 'markNotificationAsRead'],
  ['admin', 'expireNotification'],
  ['admin', 'deleteNotification'],
] as const

export default scenario('An unknown notification is refused as notificationRefNotFound', {
  verifies: { errorType: 'notifications.errors.notificationRefNotFound' },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  async steps(stage) {
    const { fixtures, operation, verify } = stage
    const notification = await fixtures.unknownNotification()
    const answers = []
    for (const [actor, name] of askers) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const order = orderAbout(operation(name), { notification })
      for (let time = 0; time < often; time += 1) answers.push(await stage[actor].send(name, order))
    }
    for (const answer of answers.filter((one) => !isOfAnotherReason(one)))
      judgeRefusalType(verify.errorType, 'notificationRefNotFound', answer)
  },
})
