import { alone, type Item, notShown } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'notifications.summaryDefinition.agrees'
const looked = 5
const compared = [
  'type',
  'contextName',
  'indicator',
  'notDismissible',
  'priority',
  'message',
  'values',
]

export default scenario('The list says of a definition what the definition says of itself', {
  verifies: [requirement],
  touches: [alone('notifications.definitions')],
  async steps({ operation, plain, customer, verify, giveUp }) {
    const { order, answer } = await plain(operation('getDefinitions'))
    await plain(operation('getDefinition'))
    let told = 0
    for (const item of answer.items.slice(0, looked)) {
      const id = item['_id']
      if (typeof id !== 'string') continue
      const read = await customer.send('getDefinition', { path: { definitionId: id } })
      if (read.status !== 200 || read.at('/_id') !== id) continue
      const said = Object.fromEntries(compared.map((name) => [name, item[name]]))
      const shared = compared.filter(
        // A value of another kind is a failure of its own.
        (name) => said[name] !== undefined && kindOf(said[name]) === kindOf(read.at(`/${name}`)),
      )
      if (shared.length === 0) continue
      told += 1
      const lostIn = (from: Item) =>
        shared
          .flatMap((name) => notShown(from[name], read.at(`/${name}`), `/${name}`))
          // Values may be filled in at either place.
          .filter(({ actual }) => !/\{\w+\}/.test(actual))
      const [lost] = lostIn(item)
      if (lost !== undefined) {
        const again = await customer.send('getDefinitions', order)
        const now = again.items.find((one) => one['_id'] === id)
        if (now === undefined || lostIn(now).length === 0)
          giveUp('The list changed while it was read.')
      }
      verify(requirement, read).that({
        holds: lost === undefined,
        expected: `${lost?.expected}, as the list says`,
        actual: String(lost?.actual),
        ...(lost === undefined ? {} : { pointer: lost.pointer }),
        exchanges: [answer.exchange.number],
      })
    }
    if (told === 0) giveUp('No definition of the list could be held against itself.')
  },
})

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
