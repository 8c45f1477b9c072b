import { alone, identify, type Item } from '../../../src/scenario/index.js'
import { givenSuccess } from '../shared/given-success.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'
import { stays } from '../shared/stays.js'
import { listDefinitions } from './shared/list-definitions.js'

export default scenario('A definition that was let expire is listed among the expired ones', {
  verifies: {
    complete: 'notifications.getDefinitions.expired-complete',
    only: 'notifications.getDefinitions.not-expired-only',
  },
  safety: 'reversible',
  touches: [alone('notifications.definitions')],
  async steps(stage) {
    const { admin, operation, given, verify, giveUp } = stage
    const { id } = await madeDefinition(stage)
    const expire = operation('expireDefinition')
    const expired = await admin.send(expire.id, orderAbout(expire, { definition: id }))
    givenSuccess(stage, expired)
    const read = await admin.send('getDefinition', { path: { definitionId: id } })
    given(read).status(200)
    if (read.at('/expired') !== true)
      giveUp(
        'The definition does not say that it has expired.',
        'let a definition that was let expire say so',
      )
    await stays(verify.complete, async (look) =>
      look(await listDefinitions(admin, { expired: true }), expired).holds([id], '_id'),
    )
    const isIt = (item: Item): boolean => identify(item) === id
    await stays(verify.only, async (look) => {
      const list = await listDefinitions(admin, { expired: false })
      return look(list, expired).holdsNo('definition that has expired', isIt, '_id')
    })
  },
})
