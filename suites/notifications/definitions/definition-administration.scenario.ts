import {
  awaitAftermath,
  shared,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { refusedAsWell } from '../shared/refused-as-well.js'
import { scenario } from '../shared/scenario.js'
import { judgeOfGlobal } from './shared/judge-of-global.js'

export default scenario('A customer can neither expire nor delete a definition', {
  verifies: {
    expire: 'notifications.expireDefinition.administrative',
    remove: 'notifications.deleteDefinition.administrative',
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { customer, admin, operation, assume, verify } = stage
    const judge = async (name: string, refused: Verification) => {
      if (!stage.interface.operations.some((one) => one.id === name)) return
      const { id: definition } = await madeDefinition(stage)
      const order = orderAbout(operation(name), { definition })
      const read = { path: { definitionId: definition } }
      const before = await admin.send('getDefinition', read)
      assume(before, 'notifications.createDefinition.creation-shown').status(200)
      const answer = await customer.send(name, order)
      refused(answer).status('4XX')
      await someTimes(async () => refused(await customer.send(name, order)).status('4XX'))
      await awaitAftermath(stage)
      const after = await admin.send('getDefinition', read)
      if (!refused(after, answer).status(200)) return
      const was = before.at('/expired')
      if (!refused(after, answer).tells('/expired', 'what it was', (is) => is === was)) return
      // A request that no caller could make would show nothing.
      const entitled = await admin.send(name, order)
      if (entitled.status >= 300) return refusedAsWell(refused, entitled)
      await judgeOfGlobal(stage, refused, (global) =>
        customer.send(name, orderAbout(operation(name), { definition: global })),
      )
    }
    await Promise.all([
      judge('expireDefinition', verify.expire),
      judge('deleteDefinition', verify.remove),
    ])
  },
})
