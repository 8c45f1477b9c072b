import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

/** As many characters, and of the second one more bytes. Whether one beyond the basic plane counts twice is not said. */
const longest = ['a', 'ж'].map((character) => 'Assay '.padEnd(4096, character))

export default scenario('A value is accepted up to its limit, and answered as it was sent', {
  verifies: { valueLongest: 'text.setString.value-longest' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    const { order } = await updatableString(stage, group)

    let now = await admin.send('getString', order)
    await someTimes(async () => {
      for (const value of longest) {
        const values = [
          { value },
          { value, language: 'es' },
          { value, format },
          { value, language: 'es', format },
        ]
        const long = await putString(admin, order, { values }, now)
        if (!verify.valueLongest(long).status(200)) return false
        now = await admin.send('getString', order)
        assume(now, 'text.setString.value-longest').status(200)
        const isKept = verify
          .valueLongest(now)
          .tells(
            '/values',
            `the ${[...value].length} characters that were sent, in each of the items`,
            (shown) =>
              String(itemsOfString({ values: shown })) === String(itemsOfString({ values })),
          )
        if (!isKept) return false
      }
      return true
    }, often)
  },
})
