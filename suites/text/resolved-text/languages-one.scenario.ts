import { shared } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { tellsSpanish } from './shared/tells-spanish.js'

export default scenario('Text for a regional language falls back to its language, or the default', {
  verifies: {
    exact: 'text.languages.exact',
    parent: { requirement: 'text.languages.parent', after: 'exact' },
    default: { requirement: 'text.languages.default', after: 'exact' },
    told: { requirement: 'text.languages.told', after: 'exact' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const exact = await ownString(stage, group, inLanguages('fr', 'es', 'es-MX'))
    const parent = await ownString(stage, group, inLanguages('fr', 'es', 'fi'))
    // The default is the text without a language or the one for en-US: either is a reading.
    const plain = [...inLanguages('fr'), { value: 'default', language: 'en-US' }]
    const lacking = await ownString(stage, group, plain)

    const filipino = await ownString(stage, group, inLanguages('fr', 'fil', 'es-MX', 'es-ESP'))

    const query = { groups: [group], languages: ['es-MX'] }
    const answer = await resolveText(stage, { query }, [exact, parent, lacking])
    verify.exact(answer).at(pointerTo(exact), 'es-MX')
    verify.parent(answer).at(pointerTo(parent), 'es')
    verify.default(answer).at(pointerTo(lacking), 'default')

    // A region inherits from its language, and not the other way; and Finnish is not Filipino.
    for (const language of ['es', 'fi']) {
      const general = { groups: [group], languages: [language] }
      const without = await resolveText(stage, { query: general }, [filipino])
      verify.default(without).at(pointerTo(filipino), 'default')
    }

    // A language may have three letters, and so may a region. In which case they may be asked for is not said.
    const inSpain = { groups: [group], languages: ['es-ESP'] }
    const exactly = await resolveText(stage, { query: inSpain }, [filipino])
    verify.exact(exactly).at(pointerTo(filipino), 'es-ESP')
    const inFilipino = { groups: [group], languages: ['fil-PH'] }
    const other = await resolveText(stage, { query: inFilipino }, [filipino, parent])
    verify.parent(other).at(pointerTo(filipino), 'fil')
    verify.default(other).at(pointerTo(parent), 'default')

    verify
      .told(answer)
      .tells('/languages', 'es-MX or es, perhaps with others looked through', tellsSpanish)
  },
})
