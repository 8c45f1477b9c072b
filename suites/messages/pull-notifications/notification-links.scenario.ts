import { alone, shared } from '../../../src/scenario/index.js'
import { judgeLink, linksOf } from './shared/judge-link.js'
import { judgeNoEntity } from './shared/judge-no-entity.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A notification links to its topic and its subscription', {
  verifies: {
    toTopic: 'messages.notification.link-topic',
    toSubscription: 'messages.notification.link-subscription',
    toAcknowledge: 'messages.notification.link-acknowledge',
    toNoEntity: 'messages.notification.link-entity',
  },
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const own = await ownNotification(stage)
    const answer = await readOwn(stage, own)
    judgeLink(verify.toTopic, own, answer, 'svc:topic', await fixtures.topic())

    const [known] = await fixtures.pullSubscriptionUris()
    const address = known ?? own.subscription
    const hrefs = linksOf(own, answer, 'svc:subscription')
    // Without its address no more than the identifier of a subscription is known, which need not be in it.
    if (known === undefined && hrefs.some((href) => !sameAddress(href, address)))
      verify.toSubscription.undecided('The address of the subscription is not known.', {
        remedy: 'fixtures.messages.pullSubscriptionUri',
      })
    else judgeLink(verify.toSubscription, own, answer, 'svc:subscription', address)

    verify.toAcknowledge(answer).linksTo('svc:acknowledge')
    judgeNoEntity(verify.toNoEntity, own, answer)
  },
})
