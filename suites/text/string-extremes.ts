import { ownString } from './own-string.js'
import { putString } from './put-string.js'
import { scenario } from './scenario.js'

const longest = 'Assay '.padEnd(4096, 'a')
const standing = { value: 'Assay made this.' }

export default scenario('Values and languages of strings may be as short and as long as they may', {
  verifies: ['text.setString.value-longest', 'text.setString.language-extremes'],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await ownString(stage, group, [standing])
    assume(await putString(admin, order, { values: [standing] })).status(200)

    const long = await putString(admin, order, { values: [{ value: longest }] })
    verify('text.setString.value-longest', long).status(200)
    if (long.status === 200) {
      const now = await admin.send('getString', order)
      assume(now).status(200)
      const actual = now.at('/values/0/value')
      verify('text.setString.value-longest', now).that({
        holds: actual === longest,
        expected: `the ${longest.length} characters that were sent`,
        actual: typeof actual === 'string' ? `${actual.length} characters` : 'no value',
        pointer: '/values/0/value',
      })
    }
    const values = [
      standing,
      ...['es', 'spa-MEX'].map((language) => ({ value: 'Assay', language })),
    ]
    const both = await putString(admin, order, { values })
    verify('text.setString.language-extremes', both).status(200)
  },
})
