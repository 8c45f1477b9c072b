import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { createString } from '../shared/create-string.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

const standing = { value: 'Assay made this.' }
const inLanguages = [
  standing,
  { value: 'Assay hizo esto.', language: 'es' },
  { value: 'Assay hizo esto aquí.', language: 'spa-MEX' },
  { value: 'Assay hizo esto allí.', language: 'es-ar' },
  // How many there may be is not limited.
  ...['cs', 'da', 'de', 'fi', 'fr', 'it', 'nl', 'pl', 'pt', 'sv'].map((language) => ({
    value: `Assay (${language})`,
    language,
  })),
]

export default scenario('Languages of a string are accepted up to their limits', {
  verifies: { languageExtremes: 'text.setString.language-extremes' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 25,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for its languages: a string is accepted here.
    await updatableString(stage, group)
    const both = await createString(stage, group, inLanguages)
    verify.languageExtremes(both.answer).status(200, 201)
    if (both.answer.status >= 300) return
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
  },
})
