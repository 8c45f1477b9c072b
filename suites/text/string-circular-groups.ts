import { ownString } from './own-string.js'
import { putString } from './put-string.js'
import { scenario } from './scenario.js'

export default scenario('A string does not come to refer to itself through another group', {
  verifies: ['text.setString.circular-through-group'],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const here = await fixtures.writableGroup()
    const there = await fixtures.otherWritableGroup()
    const one = await ownString(stage, here, [{ value: 'Assay made this.' }])
    const other = await ownString(stage, there, [{ value: `As in {{${one.key}}}` }])
    assume(
      await putString(admin, one.order, { values: [{ value: 'Assay replaced this.' }] }),
    ).status(200)
    const round = { values: [{ value: `Back to {{${other.key}}}` }] }
    verify(
      'text.setString.circular-through-group',
      await putString(admin, one.order, round),
    ).status(409)
  },
})
