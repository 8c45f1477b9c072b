import { alone } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { idsOf } from './shared/ids-of.js'
import { listDefinitions } from './shared/list-definitions.js'
import { matching } from './shared/matching.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'
import { wrongAlone } from './shared/wrong-alone.js'

export default scenario('Several filters select the definitions that match all of them', {
  verifies: { together: 'notifications.getDefinitions.filters-together' },
  safety: 'disruptive',
  touches: [alone('notifications.definitions')],
  async steps(stage) {
    const { admin, random, operation, plain, verify, giveUp, settled } = stage
    await plain(operation('getDefinitions'))
    const [one, other] = [ownType(random), ownType(random)]
    const made = await Promise.all([
      createOwn(stage, { type: one, contextName: 'none' }),
      createOwn(stage, { type: one, contextName: 'account' }),
      createOwn(stage, { type: one, contextName: 'transaction' }),
      createOwn(stage, { type: other, contextName: 'account' }),
    ])
    // When what was created comes to the list is not said.
    await settled(
      () => listDefinitions(admin),
      ({ items }) => made.every(({ id }) => idsOf(items).includes(id)),
    )
    const ids = made.map(({ id }) => id)
    await verify.together.confirmed(async (compare) => {
      let whole = await listDefinitions(admin)
      if (whole.end.kind !== 'complete')
        giveUp(
          'The list of definitions could not be read whole.',
          'let the list of definitions be read to its end',
        )
      for (const wanted of [
        { type: [one], contextName: ['account'] },
        { type: [one, other], contextName: ['account'] },
        { type: [one], contextName: ['account', 'none'] },
        { type: [one, other], contextName: ['none', 'account'] },
      ]) {
        const look = async () => {
          const wrong = await wrongAlone(admin, whole.items, ids, wanted)
          // One of the two lists may be behind.
          if (wrong !== undefined) whole = await listDefinitions(admin)
          return wrong
        }
        const wrong = await settled(look, (name) => name === undefined)
        if (wrong !== undefined)
          giveUp(
            `The list is not right with the filter ${wrong} alone, either.`,
            'let each filter be right alone',
          )
        const due = matching(whole.items, wanted)
        const list = await listDefinitions(admin, wanted)
        verify.together(list).status(200)
        if (list.pages[0]?.status === 200) compare(list).isExactly(due)
      }
      // By which fields definitions can be sorted is not shown.
      for (const wanted of [{ type: [one] }, { contextName: ['account'] }]) {
        const list = await listDefinitions(admin, { ...wanted, sortBy: 'type' })
        if (list.pages[0]?.status === 200) compare(list).isExactly(matching(whole.items, wanted))
      }
    })
  },
})
