import { shared } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

interface Preference {
  readonly key: 'inOrder' | 'header' | 'headerParent' | 'headerWeights' | 'beatsHeader'
  /** In the parameter. */
  readonly languages?: readonly string[]
  /** In the header. */
  readonly accept?: string
  readonly answered: string
}

const preferences: readonly Preference[] = [
  { key: 'inOrder', languages: ['es', 'fr'], answered: 'es' },
  { key: 'inOrder', languages: ['fr', 'es'], answered: 'fr' },
  { key: 'header', accept: 'fr', answered: 'fr' },
  { key: 'header', accept: 'es', answered: 'es' },
  { key: 'headerParent', accept: 'es-MX', answered: 'es' },
  { key: 'headerWeights', accept: 'fr;q=0.3, es;q=0.9', answered: 'es' },
  { key: 'headerWeights', accept: 'es;q=0.2, fr', answered: 'fr' },
  { key: 'beatsHeader', languages: ['es'], accept: 'fr', answered: 'es' },
]

export default scenario('Resolved text is in the language that the caller asks for', {
  verifies: {
    inOrder: { requirement: 'text.languages.in-order', after: 'text.languages.exact' },
    header: 'text.languages.header',
    headerParent: {
      requirement: 'text.languages.header-parent',
      after: ['header', 'text.languages.parent'],
    },
    headerWeights: { requirement: 'text.languages.header-weights', after: 'header' },
    beatsHeader: {
      requirement: 'text.languages.beats-header',
      after: ['header', 'text.languages.exact'],
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const string = await ownString(stage, group, inLanguages('fr', 'es'))
    const ask = (languages?: readonly string[], accept?: string) =>
      resolveText(stage, {
        query: { groups: [group], languages },
        headers: accept === undefined ? [] : [['Accept-Language', accept]],
      })
    const textFor = async (language: string) => (await ask([language])).at(pointerTo(string))
    const takesLanguage = (await textFor('es')) === 'es' && (await textFor('fr')) === 'fr'
    const takesParent = (await textFor('es-MX')) === 'es'
    for (const { key, languages, accept, answered } of preferences) {
      // A header that is ignored for one language shows nothing about several.
      if (languages !== undefined && !takesLanguage) continue
      if (key === 'headerParent' && !takesParent) continue
      verify[key](await ask(languages, accept)).at(pointerTo(string), answered)
    }
  },
})
