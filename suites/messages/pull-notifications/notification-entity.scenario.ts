import { alone, shared } from '../../../src/scenario/index.js'
import { judgeAcknowledged } from '../shared/judge-acknowledged.js'
import { judgeLink } from './shared/judge-link.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { waitingIn } from '../shared/waiting-in.js'

export default scenario('A notification links to the resource that its message was about', {
  verifies: {
    toEntity: 'messages.notification.link-entity',
    leaves: 'messages.acknowledge.leaves',
  },
  safety: 'disruptive',
  touches: [alone('messages.entityTopic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const entity = await fixtures.entity()
    const own = await ownNotification(stage, {
      topic: await fixtures.entityTopic(),
      entity,
      awaited: await fixtures.entitledSubscription(),
    })
    judgeLink(verify.toEntity, own, await readOwn(stage, own), 'svc:entity', entity)
    // Whatever it is about, it can be acknowledged.
    const { id, list, subscription } = own
    const again = () => waitingIn(stage, { subscription })
    await judgeAcknowledged(stage, verify.leaves, again, list, [id])
  },
})
