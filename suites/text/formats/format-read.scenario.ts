import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const mostFormats = 5

export default scenario(
  'getFormat returns the format of that name, and answers with 404 if there is none',
  {
    verifies: {
      same: 'text.getFormat.same',
      unknown: 'text.getFormat.unknown',
    },
    touches: [shared('text.formats')],
    async steps({ customer, fixtures, given, verify, random }) {
      const names = await fixtures.formats()
      const known = names.length === 0 ? [await fixtures.format()] : names
      for (const formatId of known.slice(0, mostFormats)) {
        const answer = await customer.send('getFormat', { path: { formatId } })
        given(answer).status(200)
        verify.same(answer).at('/name', formatId)
      }
      const formatId = `assay${random(1e6)}`
      await someTimes(
        async () =>
          verify.unknown(await customer.send('getFormat', { path: { formatId } })).status(404),
        often,
      )
    },
  },
)
