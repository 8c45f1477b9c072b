import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { judgeRegions } from './shared/judge-regions.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

interface Preference {
  readonly key:
    | 'inOrder'
    | 'further'
    | 'header'
    | 'headerParent'
    | 'headerWeights'
    | 'headerSecond'
    | 'headerExcluded'
    | 'beatsHeader'
  /** In the parameter. */
  readonly languages?: readonly string[]
  /** In the header. */
  readonly accept?: string
  readonly answered: string
}

/** There are texts for these, each of which names its language. */
const written = ['fr', 'es', 'fr-CA'] as const
/** There are none for these. */
const unwritten = ['de', 'it', 'pt', 'nl', 'sv', 'da', 'ja'] as const
const texts: readonly string[] = ['default', ...written]

/** In the header blanks may stand around marks or be left out, and an asterisk for any language (RFC 9110, 12.5.4). */
const preferences: readonly Preference[] = [
  { key: 'inOrder', languages: ['es', 'fr'], answered: 'es' },
  { key: 'inOrder', languages: ['fr', 'es'], answered: 'fr' },
  { key: 'further', languages: ['de', 'it', 'es-MX'], answered: 'es' },
  { key: 'further', languages: [...unwritten, 'es'], answered: 'es' },
  { key: 'header', accept: 'fr', answered: 'fr' },
  { key: 'header', accept: 'fr-CA', answered: 'fr-CA' },
  { key: 'headerParent', accept: 'es-MX', answered: 'es' },
  { key: 'headerWeights', accept: 'fr ; q=0.91 , es; q=0.95', answered: 'es' },
  { key: 'headerWeights', accept: 'es;q=0.2, fr, *;q=0.1', answered: 'fr' },
  { key: 'headerSecond', accept: 'de, es;q=0.4', answered: 'es' },
  { key: 'headerSecond', accept: 'fr;q=0.2, it;q=0.7', answered: 'fr' },
  { key: 'headerSecond', accept: 'de, es-MX;q=0.5', answered: 'es' },
  { key: 'headerSecond', accept: 'zh-Hant, es;q=0.5', answered: 'es' },
  { key: 'headerSecond', accept: 'de;q=0.9,it;q=0.8,pt;q=0.7,es;q=0.4', answered: 'es' },
  { key: 'headerExcluded', accept: 'de, fr;q=0', answered: 'default' },
  { key: 'beatsHeader', languages: ['es'], accept: 'fr', answered: 'es' },
  { key: 'beatsHeader', languages: ['de'], accept: 'fr', answered: 'default' },
]

/** With all digits that a weight may have (RFC 9110, 12.4.2), and the greatest one last. */
const manyWeights =
  'de;q=0.999, it;q=0.998, pt;q=0.997, nl;q=0.996, fr;q=0.995, fr-CA;q=0.05, es;q=1.000'

export default scenario('Resolved text is in the language that the caller asks for', {
  verifies: {
    inOrder: { requirement: 'text.languages.in-order', after: 'text.languages.exact' },
    further: {
      requirement: 'text.languages.further',
      after: ['text.languages.exact', 'text.languages.second'],
    },
    header: 'text.languages.header',
    headerParent: {
      requirement: 'text.languages.header-parent',
      after: ['header', 'text.languages.parent'],
    },
    headerWeights: { requirement: 'text.languages.header-weights', after: 'header' },
    headerSecond: {
      requirement: 'text.languages.header-second',
      after: ['headerWeights', 'text.languages.second'],
    },
    headerExcluded: {
      requirement: 'text.languages.header-excluded',
      after: ['headerWeights', 'text.languages.default'],
    },
    beatsHeader: {
      requirement: 'text.languages.beats-header',
      after: ['header', 'text.languages.exact', 'text.languages.default'],
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 90,
  async steps(stage) {
    const { fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const string = await ownString(stage, group, inLanguages(...written))
    const ask = (languages?: readonly string[], accept?: string) =>
      resolveText(
        stage,
        {
          query: { groups: [group], languages },
          headers: accept === undefined ? [] : [['Accept-Language', accept]],
        },
        [string],
      )
    const textFor = async (language: string) => (await ask([language])).at(pointerTo(string))
    const takesLanguage = (await textFor('es')) === 'es' && (await textFor('fr')) === 'fr'
    const takesRegion = (await textFor('fr-CA')) === 'fr-CA'
    const takesParent = (await textFor('es-MX')) === 'es'
    const takesDefault = (await textFor('de')) === 'default'
    const takesSecond = (await ask(['de', 'es'])).at(pointerTo(string)) === 'es'
    for (const { key, languages, accept, answered } of preferences) {
      // A header that is ignored for one language shows nothing about several.
      if (languages !== undefined && !takesLanguage) continue
      const isInherited = [...(languages ?? []), accept ?? ''].some((one) => one.includes('es-MX'))
      if ((isInherited && !takesParent) || (accept === 'fr-CA' && !takesRegion)) continue
      if (answered === 'default' && !takesDefault) continue
      if ((key === 'further' || key === 'headerSecond') && !takesSecond) continue
      await someTimes(async () => {
        const answer = await ask(languages, accept)
        const text = answer.at(pointerTo(string))
        // A text that was written for no language is the fault of another requirement.
        if (typeof text === 'string' && !texts.includes(text)) return true
        return verify[key](answer).at(pointerTo(string), answered)
      }, often)
    }
    if (takesRegion && takesSecond) await judgeRegions(stage, verify.further, group)
    verify.headerWeights(await ask(undefined, manyWeights)).at(pointerTo(string), 'es')
  },
})
