import { shared } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('For a language of a region: its text, that of the language, the default', {
  verifies: [
    'text.languages.exact',
    'text.languages.parent',
    'text.languages.default',
    'text.languages.told',
  ],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const exact = await ownString(stage, group, inLanguages('fr', 'es', 'es-MX'))
    const parent = await ownString(stage, group, inLanguages('fr', 'es'))
    // The default is the text without a language or the one for en-US: either is a reading.
    const plain = [...inLanguages('fr'), { value: 'default', language: 'en-US' }]
    const lacking = await ownString(stage, group, plain)

    const answer = await resolveText(stage, { query: { groups: [group], languages: ['es-MX'] } })
    verify('text.languages.exact', answer).at(pointerTo(exact), 'es-MX')
    // Neither the region nor the language makes a difference: that is one fault, not four.
    if (answer.at(pointerTo(exact)) !== 'es-MX' && answer.at(pointerTo(parent)) !== 'es') {
      for (const one of ['text.languages.parent', 'text.languages.default', 'text.languages.told'])
        undecided(one, 'The language that was asked for is not heeded.', {
          dependsOn: 'text.languages.exact',
        })
      return
    }
    verify('text.languages.parent', answer).at(pointerTo(parent), 'es')
    verify('text.languages.default', answer).at(pointerTo(lacking), 'default')

    // Those asked for, those looked through, or those found: Spanish is among them, French among none.
    const told = [answer.at('/languages') ?? []].flat().map(String)
    const looked = (one: string): boolean => /^(?:es(?:-MX)?|en(?:-US)?)$/i.test(one)
    const isLanguage = (one: string): boolean => /^[a-z]{2,3}(?:-|$)/i.test(one)
    verify('text.languages.told', answer).that({
      holds:
        told.some((one) => /^es(?:-MX)?$/i.test(one)) &&
        told.every((one) => looked(one) || !isLanguage(one)),
      expected: 'es-MX or es, perhaps with the other one and with the default language',
      actual: told.length === 0 ? 'none' : told.join(', '),
      pointer: '/languages',
    })
  },
})
