import { scenario } from '../shared/scenario.js'

const looked = 4

export default scenario('One definition is the one that was asked for', {
  verifies: ['notifications.getDefinition.same', 'notifications.getDefinition.unknown'],
  async steps({ operation, plain, customer, fixtures, verify, undecided }) {
    await plain(operation('getDefinition'))
    const orders = (await fixtures.getDefinitionExamples()).slice(0, looked)
    let told = 0
    for (const order of orders) {
      const answer = await customer.send('getDefinition', order)
      if (answer.status !== 200 || answer.at('/_id') === undefined) continue
      told += 1
      verify('notifications.getDefinition.same', answer).at('/_id', order.path?.['definitionId'])
    }
    if (told === 0)
      undecided('notifications.getDefinition.same', 'No definition tells its identifier.')
    const definitionId = await fixtures.unknownDefinition()
    const unknown = await customer.send('getDefinition', { path: { definitionId } })
    verify('notifications.getDefinition.unknown', unknown).status(404)
  },
})
