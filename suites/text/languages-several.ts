import type { Answer } from '../../src/scenario/index.js'
import type { Attempt } from './create-string.js'
import { inLanguages } from './in-languages.js'
import { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { resolveText } from './resolve-text.js'
import { scenario } from './scenario.js'

/** Strings by what they show: the languages that they have, and the one that is answered. */
const strings = {
  'second-only-after-parent': { has: ['fr', 'en-GB', 'es'], answered: 'es' },
  second: { has: ['fr', 'en', 'en-GB'], answered: 'en-GB' },
  'second-parent': { has: ['fr', 'en'], answered: 'en' },
  'default-last': { has: ['fr'], answered: 'default' },
}
type Aspect = keyof typeof strings
const aspects = Object.keys(strings) as readonly Aspect[]

/** What a target must get right before several languages show anything. */
const needs: Readonly<Record<Aspect, readonly string[]>> = {
  'second-only-after-parent': ['parent', 'in-order'],
  second: ['exact', 'in-order'],
  'second-parent': ['parent', 'in-order', 'second'],
  'default-last': ['default'],
}

export default scenario(
  'For two languages: the first, its parent, the second, its parent, default',
  {
    verifies: aspects.map((aspect) => `text.languages.${aspect}`),
    safety: 'reversible',
    touches: ['text.writes'],
    async steps(stage) {
      const { fixtures, verify, undecided } = stage
      const group = await fixtures.writableGroup()
      const own = new Map<Aspect, Attempt>()
      for (const aspect of aspects)
        own.set(aspect, await ownString(stage, group, inLanguages(...strings[aspect].has)))
      const ask = (...languages: readonly string[]): Promise<Answer> =>
        resolveText(stage, { query: { groups: [group], languages } })
      const shows = (answer: Answer, aspect: Aspect, text: string): boolean =>
        answer.at(pointerTo(own.get(aspect) ?? { group, name: '' })) === text

      const one = await ask('en-GB')
      const [first, last] = [await ask('es', 'en-GB'), await ask('en-GB', 'es')]
      const answer = await ask('es-MX', 'en-GB')
      const right: Readonly<Record<string, boolean>> = {
        exact: shows(one, 'second', 'en-GB'),
        parent: shows(one, 'second-parent', 'en'),
        default: shows(one, 'default-last', 'default'),
        'in-order':
          shows(first, 'second-only-after-parent', 'es') &&
          shows(last, 'second-only-after-parent', 'en-GB'),
        second: shows(answer, 'second', 'en-GB'),
      }
      for (const [aspect, string] of own) {
        const requirement = `text.languages.${aspect}`
        const missing = needs[aspect].find((need) => right[need] === false)
        if (missing === undefined)
          verify(requirement, answer).at(pointerTo(string), strings[aspect].answered)
        else
          undecided(requirement, 'One language, or the order of two, is not heeded as it should.', {
            // Who heeds no language at all does so for the exact one first.
            dependsOn: `text.languages.${right['exact'] || right['parent'] ? missing : 'exact'}`,
          })
      }
    },
  },
)
