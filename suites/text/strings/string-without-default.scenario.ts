import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { removeString } from '../shared/remove-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { stringPath } from '../shared/string-path.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const spanish = { value: 'Assay hizo esto.', language: 'es' }
const sent = [{ value: 'Assay made this.' }, spanish]
/** In the place of the default, so that there are as many items as before. */
const another = { value: 'Assay a fait cela.', language: 'fr' }
const bodies = [{ values: [spanish] }, { values: [spanish, another] }, { values: [] }, {}]

export default scenario('A string is not created without a default, and no update removes it', {
  verifies: {
    missing: 'text.setString.default-missing',
    omitted: { requirement: 'text.setString.default-omitted', after: 'missing' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 45,
  async steps(stage) {
    const { admin, fixtures, assume, verify, afterwards, random } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for what it lacks: a string is created here, with If-Match if it takes that.
    const { order, ifMatch } = await ownString(stage, group, sent)
    const fresh = stringPath(group, ownName(random))
    afterwards((actors) => removeString(actors.admin, fresh))
    const headers = ifMatch === undefined ? [] : [['If-Match', ifMatch] as const]
    let tried = 0
    const isRefused = await someTimes(async () => {
      const json = bodies[tried % bodies.length]
      tried += 1
      const answer = await admin.send('setString', { ...fresh, json, headers })
      return verify.missing(answer).status(422, 400, 409)
    }, often)
    // What the group shows of a string that lacks it, a rule looks at.
    const list = () => admin.send('getStrings', { path: { groupId: group } })
    if (!isRefused) return void (await list())
    verify.missing(await admin.send('getString', fresh)).status('4XX')

    // The same holds for an update: one that keeps all of it is accepted.
    await assumeUpdated(stage, await putString(admin, order, { values: sent }), order)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    for (const body of bodies) {
      const isOmissionRefused = await someTimes(
        async () =>
          verify.omitted(await putString(admin, order, body, before)).status(409, 422, 400),
        often,
      )
      if (!isOmissionRefused) await list()
      if (!(await stillAsBefore(stage, verify.omitted, order, before)) || !isOmissionRefused) return
    }
  },
})
