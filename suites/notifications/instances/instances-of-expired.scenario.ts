import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { notificationOrder } from '../shared/create-notifications.js'
import { besideDefinition } from './shared/beside-definition.js'
import { judgeGlobalExpired } from './shared/judge-global-expired.js'
import { orderAbout } from '../shared/order-about.js'
import { refuseInstances } from './shared/refuse-instances.js'
import { scenario } from '../shared/scenario.js'
import { givenSuccess } from '../shared/given-success.js'
import { usedDefinition } from './shared/used-definition.js'

export default scenario('An expired definition says so, and no notification is created from it', {
  verifies: {
    told: 'notifications.definition.expired',
    refused: 'notifications.createNotifications.expired-refused',
    errorType: { requirement: 'notifications.errors.definitionExpired', after: 'refused' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
  stocked: 'getDefinition',
  async steps(stage) {
    const { admin, fixtures, operation, given, verify, settled } = stage
    const made = await usedDefinition(stage)
    const { id, type } = made
    const assumeBeside = await besideDefinition(stage, made)
    const expire = operation('expireDefinition')
    // One that does not exist shows what a refusal looks like.
    const unknown = await fixtures.unknownDefinition()
    for (let time = 0; time < often; time += 1)
      await admin.send(expire.id, orderAbout(expire, { definition: unknown }))
    const expired = await admin.send(expire.id, orderAbout(expire, { definition: id }))
    givenSuccess(stage, expired)
    const read = () => admin.send('getDefinition', { path: { definitionId: id } })
    // When what was written is seen is not said.
    const definition = await settled(read, (one) => one.at('/expired') === true)
    given(definition).status(200)
    if (verify.told(definition).at('/expired', true))
      await someTimes(async () => verify.told(await read()).at('/expired', true), often - 1)
    const wanted = { user: await fixtures.user(), contextUri: await fixtures.contextUri() }
    const order = notificationOrder(stage, id, 'withContext', wanted)
    await refuseInstances(stage, order, type, verify.refused, verify.errorType, 'definitionExpired')
    await assumeBeside()
    await judgeGlobalExpired(stage, verify.told)
  },
})
