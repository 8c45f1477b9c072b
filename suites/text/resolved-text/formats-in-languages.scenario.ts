import { shared } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Text for a language and a format is the one that names both', {
  verifies: {
    withLanguage: {
      requirement: 'text.formats.with-language',
      after: ['text.languages.exact', 'text.formats.specific'],
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 40,
  async steps(stage) {
    const { fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    const [spanish, formatted] = [inLanguages('es'), { value: format, format }]
    const both = { value: `es and ${format}`, language: 'es', format }
    // The text for both fits best, in any order, and whether language or format counts for more.
    const strings = [
      await ownString(stage, group, [...spanish, formatted, both]),
      await ownString(stage, group, [formatted, both, ...spanish].toReversed()),
    ]
    const inLanguage = await ownString(stage, group, spanish)
    const inFormat = await ownString(stage, group, [...inLanguages(), formatted])
    const ofRegion = inLanguages('es', 'es-MX')
    const inRegion = await ownString(stage, group, ofRegion)
    const ofBoth = { value: 'Mexico', language: 'es-MX', format }
    const regional = await ownString(stage, group, [...ofRegion, ofBoth])
    const due = [...strings, inLanguage, inFormat, inRegion, regional]
    const ask = (query: object) => resolveText(stage, { query: { groups: [group], ...query } }, due)
    // A language or a format that is ignored by itself shows nothing about the two together.
    if ((await ask({ languages: ['es'] })).at(pointerTo(inLanguage)) !== 'es') return
    if ((await ask({ format })).at(pointerTo(inFormat)) !== format) return
    const ofMexico = await ask({ languages: ['es-MX'], format })
    if ((await ask({ languages: ['es-MX'] })).at(pointerTo(inRegion)) === 'es-MX')
      verify.withLanguage(ofMexico).at(pointerTo(regional), ofBoth.value)
    for (const language of ['es', 'es-MX']) {
      const answer = await ask({ languages: [language], format })
      // That a language inherits from its parent is another requirement.
      if (language !== 'es' && answer.at(pointerTo(inLanguage)) !== 'es') continue
      for (const string of strings) verify.withLanguage(answer).at(pointerTo(string), both.value)
    }
  },
})
