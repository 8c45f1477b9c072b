import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Resolved text says which format it is for', {
  verifies: {
    told: 'text.formats.told',
    defaultTold: 'text.formats.default-told',
  },
  async steps(stage) {
    const { fixtures, verify } = stage
    const groups = [await fixtures.group()]
    const unasked = await resolveText(stage, { query: { groups } })
    verify.defaultTold(unasked).at('/format', 'small')
    for (const format of await fixtures.twoFormats()) {
      const answer = await resolveText(stage, { query: { groups, format } })
      verify.told(answer).at('/format', format)
    }
    // Whatever else is asked for.
    const [, format] = await fixtures.twoFormats()
    const query = { groups, format }
    const others = [{ subgroups: true }, { resolve: false }, { since: '2000-01-01T00:00:00Z' }]
    await Promise.all(
      others.map(async (more) => {
        const one = await resolveText(stage, { query: { groups, ...more } })
        verify.defaultTold(one).at('/format', 'small')
        const other = await resolveText(stage, { query: { ...query, ...more } })
        verify.told(other).at('/format', format)
      }),
    )
  },
})
