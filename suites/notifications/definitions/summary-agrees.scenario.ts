import { alone, type Item } from '../../../src/scenario/index.js'
import { idsOf } from './shared/ids-of.js'
import { scenario } from '../shared/scenario.js'

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

export default scenario('A definition in the list has the members of the definition itself', {
  verifies: { agrees: 'notifications.summaryDefinition.agrees' },
  touches: [alone('notifications.definitions')],
  async steps({ operation, plain, customer, verify, giveUp }) {
    const { order, answer } = await plain(operation('getDefinitions'))
    await plain(operation('getDefinition'))
    let told = 0
    for (const definitionId of idsOf(answer.items).slice(0, looked))
      await verify.agrees.confirmed(async (compare) => {
        const list = await customer.send('getDefinitions', order)
        const item = list.items.find(({ _id: id }) => id === definitionId)
        const read = await customer.send('getDefinition', { path: { definitionId } })
        if (item === undefined || read.status !== 200 || read.at('/_id') !== definitionId) return
        const said = comparable(item, read.json)
        if (Object.keys(said).length === 0) return
        told += 1
        compare(read).shows(said)
      })
    if (told === 0) giveUp('No definition of the list could be held against itself.')
  },
})

/**
 * What the list says of a definition, as far as the definition says something of the same kind: a value of another kind
 * is a failure of its own.
 */
function comparable(item: Item, read: unknown): Item {
  const shown = read as Item
  const names = compared.filter((name) => kindOf(item[name]) === kindOf(shown[name]))
  return withoutFilledIn(Object.fromEntries(names.map((name) => [name, item[name]])), shown) as Item
}

/** Without the texts of which the definition shows the placeholders: the list may have filled them in. */
function withoutFilledIn(said: unknown, shown: unknown): unknown {
  if (!isObject(said) || !isObject(shown))
    return /\{\w+\}/.test(JSON.stringify(shown) ?? '') ? undefined : said
  const members = Object.entries(said).map(
    ([name, value]) => [name, withoutFilledIn(value, shown[name])] as const,
  )
  return Object.fromEntries(members.filter(([, value]) => value !== undefined))
}

const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
