import { shared } from '../../../src/scenario/index.js'
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
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const { order } = await updatableString(stage, group)

    const both = await createString(stage, group, inLanguages)
    verify.languageExtremes(both.answer).status(200, 201)
    if (both.answer.status < 300) {
      const now = await admin.send('getString', both.order)
      assume(now, 'text.setString.created').status(200)
      // A language may be answered in another spelling.
      const there = String(itemsOfString(now.json))
      verify
        .languageExtremes(now)
        .tells(
          '/values',
          'the texts that were sent',
          () => inLanguages.every(({ value }) => there.includes(value)),
          { whole: true },
        )
    }

    for (const value of longest) {
      const long = await putString(admin, order, { values: [{ value }] })
      if (!verify.valueLongest(long).status(200)) return
      const now = await admin.send('getString', order)
      assume(now, 'text.setString.value-longest').status(200)
      verify
        .valueLongest(now)
        .tells(
          '/values/0/value',
          `the ${value.length} characters that were sent`,
          (shown) => shown === value,
        )
    }
  },
})
