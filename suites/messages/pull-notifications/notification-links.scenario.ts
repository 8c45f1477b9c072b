import { alone, hrefsOf, shared } from '../../../src/scenario/index.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { sameAddress } from '../shared/same-address.js'
import { scenario } from '../shared/scenario.js'

const toTopic = 'messages.notification.link-topic'
const toSubscription = 'messages.notification.link-subscription'
const toAcknowledge = 'messages.notification.link-acknowledge'

export default scenario('A notification leads to its topic and its subscription', {
  verifies: [toTopic, toSubscription, toAcknowledge],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const own = await ownNotification(stage)
    const answer = await readOwn(stage, own)
    const [subscription] = await fixtures.pullSubscriptionUris()
    const due = [
      { requirement: toTopic, relation: 'topic', address: await fixtures.topic() },
      {
        requirement: toSubscription,
        relation: 'subscription',
        address: subscription ?? own.subscription,
      },
    ]
    for (const { requirement, relation, address } of due) {
      const links = [
        ...hrefsOf(own.item, `svc:${relation}`).map((href) => [own.page, href] as const),
        ...hrefsOf(answer.json, `svc:${relation}`).map((href) => [answer, href] as const),
      ]
      if (links.length === 0) undecided(requirement, `No notification links to svc:${relation}.`)
      // Without its address no more than the identifier of a subscription is known, which need not be in it.
      const guessed = relation === 'subscription' && subscription === undefined
      if (guessed && links.some(([, href]) => !sameAddress(href, address))) {
        undecided(requirement, 'The address of the subscription is not known.', {
          remedy: 'fixtures.messages.pullSubscriptionUri',
        })
        continue
      }
      for (const [from, href] of links)
        verify(requirement, from).that({
          holds: sameAddress(href, address),
          expected: `a link to ${address}`,
          actual: href,
          pointer: from === answer ? `/_links/svc:${relation}` : '/_embedded/items',
        })
    }
    verify(toAcknowledge, answer).that({
      holds: hrefsOf(answer.json, 'svc:acknowledge').length > 0,
      expected: 'a link svc:acknowledge',
      actual: 'none',
      pointer: '/_links',
    })
  },
})
