import { shared } from '../../../src/scenario/index.js'
import { madeDefinition } from '../shared/made-definition.js'
import { orderAbout } from '../shared/order-about.js'
import { scenario } from '../shared/scenario.js'

const endings = [
  ['expireDefinition', 'notifications.expireDefinition.administrative'],
  ['deleteDefinition', 'notifications.deleteDefinition.administrative'],
] as const

export default scenario('A customer neither lets a definition expire nor deletes it', {
  verifies: endings.map(([, requirement]) => requirement),
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { customer, admin, operation, assume, verify, undecided } = stage
    for (const [name, requirement] of endings) {
      if (!stage.interface.operations.some((one) => one.id === name)) continue
      const { id: definition } = await madeDefinition(stage)
      const order = orderAbout(operation(name), { definition })
      const read = { path: { definitionId: definition } }
      const before = await admin.send('getDefinition', read)
      assume(before, 'notifications.createDefinition.creation-shown').status(200)
      const answer = await customer.send(name, order)
      verify(requirement, answer).status('4XX')
      const after = await admin.send('getDefinition', read)
      const stays = after.status === 200 && after.at('/expired') === before.at('/expired')
      verify(requirement, after).that({
        holds: stays,
        expected: 'the definition as it was',
        actual: after.status === 200 ? 'a definition that has expired' : `${after.status}`,
        exchanges: [answer.exchange.number],
      })
      if (!stays) continue
      // A request that nobody could make would show nothing.
      const entitled = await admin.send(name, order)
      if (entitled.status >= 300)
        undecided(requirement, `The admin was not let either: ${entitled.status}.`, {
          exchanges: [entitled.exchange.number],
        })
    }
  },
})
