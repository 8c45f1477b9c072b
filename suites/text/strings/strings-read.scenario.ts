import { shared } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { isOwnName } from '../shared/is-own-name.js'
import { scenario } from '../shared/scenario.js'

const mostStrings = 8

export default scenario('A string of the list is answered by its name, with the same items', {
  verifies: ['text.textString.name-is-id', 'text.getString.same', 'text.textString.no-error'],
  touches: [shared('text.strings')],
  async steps(stage) {
    const { customer, fixtures, given, verify, undecided, giveUp, operation, plain } = stage
    const groupId = await fixtures.group()
    const list = await customer.send('getStrings', { path: { groupId } })
    given(list).status(200)
    const named = list.items.filter(({ name }) => typeof name === 'string' && !isOwnName(name))
    if (named.length === 0) giveUp('The list names no string.', 'fixtures.text.group')
    let [reached, compared] = [0, 0]
    for (const item of named.slice(0, mostStrings)) {
      const index = list.items.indexOf(item)
      verify('text.textString.no-error', list).at(`/_embedded/items/${index}/_error`, undefined)
      const name = String(item['name'])
      const answer = await customer.send('getString', { path: { groupId, textStringId: name } })
      // It may answer nothing at all: then that is the root.
      if (answer.status !== 200) await plain(operation('getString'))
      const told = answer.status === 200 ? (answer.at('/name') ?? name) : undefined
      verify('text.textString.name-is-id', answer).that({
        holds: told === name,
        expected: `the string ${name}, which the list names`,
        actual: told === undefined ? `status ${answer.status}` : JSON.stringify(told),
        exchanges: [list.exchange.number],
      })
      if (answer.status !== 200) continue
      reached += 1
      verify('text.textString.no-error', answer).at('/_error', undefined)
      const [shown, actual] = [item, answer.json].map(itemsOfString)
      if (shown === undefined || answer.at('/values') === undefined) continue
      compared += 1
      verify('text.getString.same', answer).that({
        holds: String(shown) === String(actual),
        expected: `the items that the list shows: ${String(shown)}`,
        actual: String(actual),
        pointer: '/values',
        whole: true,
        exchanges: [list.exchange.number],
      })
    }
    if (compared === 0)
      undecided(
        'text.getString.same',
        'The list and the strings do not both show items.',
        reached === 0 ? { dependsOn: 'text.textString.name-is-id' } : {},
      )
  },
})
