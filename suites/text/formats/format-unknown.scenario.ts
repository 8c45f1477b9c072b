import { assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const description = 'Assay should not have written this.'

export default scenario('A format that does not exist cannot be set', {
  verifies: { unknown: 'text.setFormat.unknown' },
  safety: 'reversible',
  touches: [shared('text.formats')],
  async steps(stage) {
    const { admin, fixtures, assume, given, verify, random, afterwards } = stage
    const { order } = await fixtures.writableFormat()
    given(await admin.send('getFormat', order)).status(200)
    const formatId = `assay${random(1e6)}`
    const path = { formatId }
    assume(await admin.send('getFormat', { path }), 'text.getFormat.unknown').status(404)
    const json = { name: formatId, description }
    const headers = [['If-Match', '"assay-no-such-tag"']] as const
    const areRefused = await someTimes(async () => {
      const answer = await admin.send('setFormat', { path, json, headers })
      assumePermitted(stage, answer)
      const untagged = await admin.send('setFormat', { path, json })
      const isUnknown = verify.unknown(answer).status(404, 412)
      return verify.unknown(untagged).status('4XX') && isUnknown
    }, often)
    if (!areRefused)
      afterwards(async () => {
        throw new Error(
          `the format ${formatId} stays, as the interface has nothing to delete it with`,
        )
      })
  },
})
