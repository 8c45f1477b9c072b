import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { createString } from '../shared/create-string.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

/** As many characters, and of the second one more bytes. */
const longest = ['a', 'ж'].map((character) => 'Assay '.padEnd(4096, character))
const standing = { value: 'Assay made this.' }
const inLanguages = [
  standing,
  { value: 'Assay hizo esto.', language: 'es' },
  { value: 'Assay hizo esto aquí.', language: 'spa-MEX' },
  { value: 'Assay hizo esto allí.', language: 'es-ar' },
]

export default scenario('Values and languages of strings are accepted up to their limits', {
  verifies: {
    valueLongest: 'text.setString.value-longest',
    languageExtremes: 'text.setString.language-extremes',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 55,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await updatableString(stage, group)

    const both = await createString(stage, group, inLanguages)
    verify.languageExtremes(both.answer).status(200, 201)
    if (both.answer.status < 300) {
      const shown = await admin.send('getString', both.order)
      assume(shown, 'text.setString.created').status(200)
      // A language may be answered in another spelling.
      const there = String(itemsOfString(shown.json))
      const areKept = verify
        .languageExtremes(shown)
        .tells(
          '/values',
          'the texts that were sent',
          () => inLanguages.every(({ value }) => there.includes(value)),
          { whole: true },
        )
      if (areKept)
        await someTimes(async () => {
          const again = await putString(admin, both.order, { values: inLanguages })
          return verify.languageExtremes(again).status(200)
        }, often - 1)
    }

    let now = await admin.send('getString', order)
    await someTimes(async () => {
      for (const value of longest) {
        const long = await putString(admin, order, { values: [{ value }] }, now)
        if (!verify.valueLongest(long).status(200)) return false
        now = await admin.send('getString', order)
        assume(now, 'text.setString.value-longest').status(200)
        const isKept = verify
          .valueLongest(now)
          .tells(
            '/values/0/value',
            `the ${value.length} characters that were sent`,
            (shown) => shown === value,
          )
        if (!isKept) return false
      }
      return true
    }, often)
  },
})
