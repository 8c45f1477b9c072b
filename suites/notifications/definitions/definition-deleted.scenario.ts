import { awaitAftermath, identify, type Item, shared, tagOf } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { judgeCarriedOut } from '../shared/judge-carried-out.js'
import { listDefinitions } from './shared/list-definitions.js'
import { orderAbout } from '../shared/order-about.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A definition that was deleted is gone, and others stay', {
  verifies: {
    done: 'notifications.deleteDefinition.done',
    gone: { requirement: 'notifications.deleteDefinition.gone', after: 'done' },
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  stocked: 'getDefinition',
  async steps(stage) {
    const { admin, assume, fixtures, operation, plain, settled, verify } = stage
    // Where nothing can be read, or what is not there can, nothing is shown by being gone.
    await plain(operation('getDefinition'))
    const unknown = { path: { definitionId: await fixtures.unknownDefinition() } }
    const nothing = await admin.send('getDefinition', unknown)
    if (nothing.status < 300) assume(nothing, 'notifications.getDefinition.unknown').status(404)
    const own = await createOwn(stage)
    const isIt = (one: Item): boolean => identify(one) === own.id
    const sibling = await createOwn(stage, { type: own.type })
    const known = tagOf(await readOwn(stage, own.order))
    await readOwn(stage, sibling.order)
    const read = () => admin.send('getDefinition', own.order)
    const remove = operation('deleteDefinition')
    const deleted = await admin.send(remove.id, orderAbout(remove, { definition: own.id }))
    const isDone = await judgeCarriedOut(stage, verify.done, deleted, async () => {
      const { status } = await settled(read, (one) => one.status === 200)
      const { status: ofSibling } = await admin.send('getDefinition', sibling.order)
      if (ofSibling !== 200) return 'unknown'
      return status === 200 ? 'as-before' : status === 404 ? 'done' : 'unknown'
    })
    if (!isDone) return
    await verify.gone.confirmed(async (compare) => {
      compare(await read(), deleted).status(404)
      if (known !== undefined) {
        const headers = [['If-None-Match', known]] as const
        const unchanged = await admin.send('getDefinition', { ...own.order, headers })
        compare(unchanged, deleted).status(404)
      }
      for (const further of [{}, { expired: true }]) {
        const list = await listDefinitions(admin, { type: [own.type], ...further })
        compare(list, deleted).holdsNo('definition that was deleted', isIt)
      }
      compare(await admin.send('getDefinition', sibling.order), deleted).status(200)
    })
    // What was deleted does not come back; that its identifier is never given again is not said.
    await awaitAftermath(stage)
    const again = await read()
    if (again.at('/type') === own.type) verify.gone(again, deleted).status(404)
  },
})
