import { shared } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

const header = 'text.languages.header'
const parent = 'text.languages.header-parent'
const weights = 'text.languages.header-weights'
const beaten = 'text.languages.beats-header'

const cases: readonly {
  readonly requirement: string
  readonly languages?: readonly string[]
  readonly accept?: string
  readonly answered: string
}[] = [
  { requirement: 'text.languages.in-order', languages: ['es', 'fr'], answered: 'es' },
  { requirement: 'text.languages.in-order', languages: ['fr', 'es'], answered: 'fr' },
  { requirement: header, accept: 'fr', answered: 'fr' },
  { requirement: header, accept: 'es', answered: 'es' },
  { requirement: parent, accept: 'es-MX', answered: 'es' },
  { requirement: weights, accept: 'fr;q=0.3, es;q=0.9', answered: 'es' },
  { requirement: weights, accept: 'es;q=0.2, fr', answered: 'fr' },
  {
    requirement: beaten,
    languages: ['es'],
    accept: 'fr',
    answered: 'es',
  },
]

export default scenario('The client says which language it prefers', {
  verifies: [...new Set(cases.map(({ requirement }) => requirement))],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const string = await ownString(stage, group, inLanguages('fr', 'es'))
    const single = await Promise.all(
      ['es', 'fr', 'es-MX'].map((one) =>
        resolveText(stage, { query: { groups: [group], languages: [one] } }),
      ),
    )
    const [inSpanish, inFrench, inMexico] = single.map((answer) => answer.at(pointerTo(string)))
    const ofParameter = inSpanish === 'es' && inFrench === 'fr'
    let heeded = true
    for (const { requirement, languages, accept, answered } of cases) {
      if (languages !== undefined && !ofParameter) {
        undecided(requirement, 'The parameter languages is not heeded.', {
          dependsOn: 'text.languages.exact',
        })
        continue
      }
      const answer = await resolveText(stage, {
        query: { groups: [group], ...(languages === undefined ? {} : { languages }) },
        headers: accept === undefined ? [] : [['Accept-Language', accept]],
      })
      // A header that is never heeded is not beaten by anything.
      if ([parent, weights, beaten].includes(requirement) && !heeded)
        undecided(requirement, 'Accept-Language is not heeded.', { dependsOn: header })
      else if (requirement === parent && inMexico !== 'es')
        undecided(requirement, 'es-MX does not inherit from es.', {
          dependsOn: 'text.languages.parent',
        })
      else verify(requirement, answer).at(pointerTo(string), answered)
      if (requirement === header && answer.at(pointerTo(string)) !== answered) heeded = false
    }
  },
})
