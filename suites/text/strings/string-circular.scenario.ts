import { shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

export default scenario('A string cannot refer to itself, directly or through others', {
  verifies: {
    itself: 'text.setString.circular-itself',
    throughString: { requirement: 'text.setString.circular-through-string', after: 'itself' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    const one = await updatableString(stage, group)
    const update = (value: string) => putString(admin, one.order, { values: [{ value }] })
    const directly = await update(`Again {{${one.key}}} and again`)
    if (!verify.itself(directly).status(409)) return
    // Any value may hold it, behind any other reference.
    const here = `Aquí {{${one.key}}}`
    for (const values of [
      [{ value: 'Assay' }, { value: here, language: 'es' }],
      [{ value: 'Assay' }, { value: here, format: 'small' }],
      [{ value: `Not {{${one.key}0}} but {{${one.key}}}` }],
    ]) {
      const elsewhere = await putString(admin, one.order, { values })
      // What was accepted would let the next one be refused for leaving it out.
      if (!verify.itself(elsewhere).status(409)) return
    }
    const second = await own(`As in {{${one.key}}}`)
    const third = await own(`As it is in {{${second.key}}}`)
    for (const { key } of [second, third]) {
      const round = await update(`Back to {{${key}}}`)
      // If it is accepted, the circle exists, and all further writes would be part of it.
      if (!verify.throughString(round).status(409)) return
    }
  },
})
