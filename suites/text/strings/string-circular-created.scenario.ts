import { shared } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { removeString } from '../shared/remove-string.js'
import { scenario } from '../shared/scenario.js'
import { stringPath } from '../shared/string-path.js'
import { updatableString } from './shared/updatable-string.js'

export default scenario('A string that would close a circle of references is not created', {
  verifies: {
    created: {
      requirement: 'text.setString.circular-created',
      after: 'text.setString.circular-through-string',
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify, afterwards, random } = stage
    const group = await fixtures.writableGroup()
    const name = ownName(random)
    const order = stringPath(group, name)
    // Where a circle of strings that are there is accepted, one that is created shows nothing more.
    const one = await updatableString(stage, group)
    const other = await ownString(stage, group, [{ value: `As in {{${one.key}}}` }])
    const round = { values: [{ value: `Back to {{${other.key}}}` }] }
    if ((await putString(admin, one.order, round)).status !== 409) return

    afterwards((actors) => removeString(actors.admin, order))
    // It refers to a string that is not there yet, and is created with If-Match if that is what it takes.
    const waiting = await ownString(stage, group, [{ value: `As in {{${group}.${name}}}` }])
    const headers = waiting.ifMatch === undefined ? [] : [['If-Match', waiting.ifMatch] as const]
    const json = { values: [{ value: `Back to {{${waiting.key}}}` }] }
    verify.created(await admin.send('setString', { ...order, json, headers })).status(409)
  },
})
