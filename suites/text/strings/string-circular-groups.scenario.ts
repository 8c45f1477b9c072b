import { shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

const through = 'text.setString.circular-through-group'

export default scenario('A string does not come to refer to itself through another group', {
  verifies: [through],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify, undecided } = stage
    const here = await fixtures.writableGroup()
    const there = await fixtures.otherWritableGroup()
    const one = await updatableString(stage, here)
    const update = (value: string) => putString(admin, one.order, { values: [{ value }] })
    const [beside, other] = [
      await ownString(stage, here, [{ value: `As in {{${one.key}}}` }]),
      await ownString(stage, there, [{ value: `As in {{${one.key}}}` }]),
    ]
    if ((await update(`Back to {{${beside.key}}}`)).status !== 409)
      return undecided(through, 'Circles within a group are not refused.', {
        dependsOn: 'text.setString.circular-through-string',
      })
    verify(through, await update(`Back to {{${other.key}}}`)).status(409)
  },
})
