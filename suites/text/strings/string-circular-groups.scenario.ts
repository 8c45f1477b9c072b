import { alone, often, shared, someTimes } from '../../../src/scenario/index.js'
import { namesakesOf } from '../shared/namesakes.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

export default scenario('A string cannot refer to itself through another group', {
  verifies: {
    throughGroup: {
      requirement: 'text.setString.circular-through-group',
      after: 'text.setString.circular-through-string',
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings'), alone('text.otherGroup')],
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const here = await fixtures.writableGroup()
    const there = await fixtures.otherWritableGroup()
    const one = await updatableString(stage, here)
    const update = (value: string) => putString(admin, one.order, { values: [{ value }] })
    const [beside, other] = [
      await ownString(stage, here, [{ value: `As in {{${one.key}}}` }]),
      await ownString(stage, there, [{ value: `As in {{${one.key}}}` }]),
    ]
    // Where a circle within the group is accepted, one through another group shows nothing more.
    if ((await update(`Back to {{${beside.key}}}`)).status !== 409) return
    // A string of its own name is another one there, and may lead back as well.
    const namesakes = await namesakesOf(stage, one, [{ value: `As in {{${one.key}}}` }])
    for (const { group, name } of [other, ...namesakes]) {
      const now = await admin.send('getString', one.order)
      const round = { values: [{ value: `Back to {{${group}.${name}}}` }] }
      const isRefused = await someTimes(
        async () => verify.throughGroup(await putString(admin, one.order, round, now)).status(409),
        often,
      )
      if (!isRefused) return
    }
  },
})
