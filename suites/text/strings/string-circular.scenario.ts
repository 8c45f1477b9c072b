import { shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

const itself = 'text.setString.circular-itself'
const through = 'text.setString.circular-through-string'

export default scenario('A string does not come to refer to itself, directly or through others', {
  verifies: [itself, through],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    const one = await updatableString(stage, group)
    const update = (value: string) => putString(admin, one.order, { values: [{ value }] })
    const directly = await update(`Again {{${one.key}}} and again`)
    verify(itself, directly).status(409)
    if (directly.status !== 409)
      return undecided(through, 'References of a string to itself are not refused.', {
        dependsOn: itself,
      })
    // Any value may hold it, not only that of the default.
    const values = [{ value: 'Assay' }, { value: `Otra vez {{${one.key}}}`, language: 'es' }]
    const elsewhere = await putString(admin, one.order, { values })
    verify(itself, elsewhere).status(409)
    // What was accepted would let the next one be refused for leaving it out.
    if (elsewhere.status !== 409)
      return undecided(through, 'References of a string to itself are not all refused.', {
        dependsOn: itself,
      })
    const second = await own(`As in {{${one.key}}}`)
    const third = await own(`As it is in {{${second.key}}}`)
    for (const { key } of [second, third]) {
      const round = await update(`Back to {{${key}}}`)
      verify(through, round).status(409)
      // Otherwise the circle is there, and whatever follows is part of it.
      if (round.status !== 409) return
    }
  },
})
