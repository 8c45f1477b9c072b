import { ownString } from './own-string.js'
import { putString } from './put-string.js'
import { scenario } from './scenario.js'

export default scenario('A string does not come to refer to itself, directly or through another', {
  verifies: ['text.setString.circular-itself', 'text.setString.circular-through-string'],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const one = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const other = await ownString(stage, group, [{ value: `As in {{${one.key}}}` }])
    assume(
      await putString(admin, one.order, { values: [{ value: 'Assay replaced this.' }] }),
    ).status(200)

    const through = { values: [{ value: `Back to {{${other.key}}}` }] }
    const round = await putString(admin, one.order, through)
    verify('text.setString.circular-through-string', round).status(409)
    const itself = { values: [{ value: `Again {{${other.key}}} and again` }] }
    verify('text.setString.circular-itself', await putString(admin, other.order, itself)).status(
      409,
    )
  },
})
