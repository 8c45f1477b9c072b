import { type Answer, shared } from '../../../src/scenario/index.js'
import type { Attempt } from '../shared/create-string.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

/** Strings by what they show: the languages that they have, and the one that is answered. */
const strings = {
  'text.languages.second-only-after-parent': { has: ['fr', 'en-GB', 'es'], answered: 'es' },
  'text.languages.second': { has: ['fr', 'en', 'en-GB'], answered: 'en-GB' },
  'text.languages.second-parent': { has: ['fr', 'en'], answered: 'en' },
  'text.languages.default-last': { has: ['fr'], answered: 'default' },
}
type Shown = keyof typeof strings
const requirements = Object.keys(strings) as readonly Shown[]

/** What a target must get right before several languages show anything. */
const needs: Readonly<Record<Shown, readonly string[]>> = {
  'text.languages.second-only-after-parent': ['text.languages.parent', 'text.languages.in-order'],
  'text.languages.second': ['text.languages.exact', 'text.languages.in-order'],
  'text.languages.second-parent': [
    'text.languages.parent',
    'text.languages.in-order',
    'text.languages.second',
  ],
  'text.languages.default-last': ['text.languages.default'],
}

export default scenario(
  'For two languages: the first, its parent, the second, its parent, default',
  {
    verifies: requirements,
    safety: 'reversible',
    touches: [shared('text.strings')],
    async steps(stage) {
      const { fixtures, verify, undecided } = stage
      const group = await fixtures.writableGroup()
      const own = new Map<Shown, Attempt>()
      for (const one of requirements)
        own.set(one, await ownString(stage, group, inLanguages(...strings[one].has)))
      const ask = (...languages: readonly string[]): Promise<Answer> =>
        resolveText(stage, { query: { groups: [group], languages } })
      const shows = (answer: Answer, of: Shown, text: string): boolean =>
        answer.at(pointerTo(own.get(of) ?? { group, name: '' })) === text

      const one = await ask('en-GB')
      const [first, last] = [await ask('es', 'en-GB'), await ask('en-GB', 'es')]
      const answer = await ask('es-MX', 'en-GB')
      const right: Readonly<Record<string, boolean>> = {
        'text.languages.exact': shows(one, 'text.languages.second', 'en-GB'),
        'text.languages.parent': shows(one, 'text.languages.second-parent', 'en'),
        'text.languages.default': shows(one, 'text.languages.default-last', 'default'),
        'text.languages.in-order':
          shows(first, 'text.languages.second-only-after-parent', 'es') &&
          shows(last, 'text.languages.second-only-after-parent', 'en-GB'),
        'text.languages.second': shows(answer, 'text.languages.second', 'en-GB'),
      }
      const heeded = right['text.languages.exact'] || right['text.languages.parent']
      for (const [requirement, string] of own) {
        const missing = needs[requirement].find((need) => right[need] === false)
        if (missing === undefined)
          verify(requirement, answer).at(pointerTo(string), strings[requirement].answered)
        else
          undecided(requirement, 'One language, or the order of two, is not heeded as it should.', {
            // Who heeds no language at all does so for the exact one first.
            dependsOn: heeded ? missing : 'text.languages.exact',
          })
      }
    },
  },
)
