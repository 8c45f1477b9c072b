import { alone, shared } from '../../../src/scenario/index.js'
import { judgeAcknowledged } from '../shared/judge-acknowledged.js'
import { plainText } from '../shared/further-kinds.js'
import { assumeInLists } from './shared/assume-in-lists.js'
import { judgeLink, linksOf } from './shared/judge-link.js'
import { judgeNoEntity } from './shared/judge-no-entity.js'
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
    const [topic, awaited] = [await fixtures.entityTopic(), await fixtures.entitledSubscription()]
    const own = await ownNotification(stage, { topic, entity, awaited })
    judgeLink(verify.toEntity, own, await readOwn(stage, own), 'svc:entity', entity)
    const text = await ownNotification(stage, { topic, entity, awaited, bodyOf: plainText })
    const said = await readOwn(stage, text)
    if (linksOf(text, said, 'svc:entity').length > 0)
      judgeLink(verify.toEntity, text, said, 'svc:entity', entity)
    // What the next message is about is nothing, as long as it does not say so.
    const next = await ownNotification(stage, { topic, awaited })
    judgeNoEntity(verify.toEntity, next, await readOwn(stage, next))
    // Whatever it is about, it can be acknowledged.
    const { id, list, subscription } = own
    const again = () => waitingIn(stage, { subscription })
    await judgeAcknowledged(stage, verify.leaves, again, list, [id])
    await assumeInLists(stage, topic, [text, next])
  },
})
