import { alone, type Item, shared } from '../../../src/scenario/index.js'
import { activeList, identifierOf } from '../shared/active-list.js'
import { listedNotifications } from '../shared/listed-notifications.js'
import { namesType } from '../shared/is-of-another.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'

/** So often are some created: more in all than a page of a usual size has. */
const rounds = 6
/** Names of parameters by which an answer may be a part of the list. */
const paging = /limit|start|page|size|count|offset|cursor|max|top|first|since/i

export default scenario('A user with many notifications sees each of them', {
  verifies: {
    listed: {
      requirement: 'notifications.active.listed',
      after: ['notifications.instances.created', 'notifications.instances.message'],
    },
  },
  safety: 'reversible',
  requests: 90,
  touches: [shared('notifications.definitions'), alone('notifications.instances')],
  async steps(stage) {
    const { customer, operation, settled, verify } = stage
    const active = operation('getActiveNotifications')
    const remove = stage.interface.operations.find(({ id }) => id === 'deleteNotification')
    const made = await madeDefinition(stage)
    const create = async () => {
      const { ids, list } = await listedNotifications(stage, made)
      const own = list.items.filter((item) => namesType(active, item, made.type) === true)
      const shown = own.map((item) => identifierOf(active, item))
      return { list, own: ids.filter((id) => shown.includes(id)) }
    }
    const { own: some, list: early } = await create()
    // Those that are alike may be one, what comes in parts shows no more than a part, and many are not left behind.
    const isPart = active.parameters.some(({ name }) => paging.test(name))
    if (some.length < 2 || isPart || remove === undefined)
      return void verify.listed(early.answer).status(200)

    const ids = [...some]
    for (let round = 1; round < rounds; round += 1) ids.push(...(await create()).own)
    await verify.listed.confirmed(async (compare) => {
      const missingIn = (items: readonly Item[]): readonly string[] => {
        const shown = new Set(items.map((item) => identifierOf(active, item)))
        return ids.filter((id) => !shown.has(id))
      }
      const { answer, items } = await settled(
        () => activeList(stage, customer),
        (seen) => missingIn(seen.items).length === 0,
      )
      const missing = missingIn(items)
      compare(answer).that({
        holds: missing.length === 0,
        expected: `each of ${ids.length} notifications that were created`,
        actual: missing.length === 0 ? 'each of them' : `none of ${missing.length} of them`,
        pointer: '',
      })
    })
  },
})
