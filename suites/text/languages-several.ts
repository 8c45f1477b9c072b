import type { Attempt } from './create-string.js'
import { inLanguages } from './in-languages.js'
import { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { resolveText } from './resolve-text.js'
import { scenario } from './scenario.js'

const cases = {
  'text.languages.second-only-after-parent': { has: ['fr', 'en-GB', 'es'], answered: 'es' },
  'text.languages.second': { has: ['fr', 'en', 'en-GB'], answered: 'en-GB' },
  'text.languages.second-parent': { has: ['fr', 'en'], answered: 'en' },
  'text.languages.default-last': { has: ['fr'], answered: 'default' },
}

export default scenario(
  'For two languages: the first, its parent, the second, its parent, default',
  {
    verifies: Object.keys(cases),
    safety: 'reversible',
    touches: ['text.writes'],
    async steps(stage) {
      const { fixtures, verify } = stage
      const group = await fixtures.writableGroup()
      const strings: Attempt[] = []
      for (const { has } of Object.values(cases))
        strings.push(await ownString(stage, group, inLanguages(...has)))
      const query = { groups: [group], languages: ['es-MX', 'en-GB'] }
      const answer = await resolveText(stage, { query })
      Object.entries(cases).forEach(([requirement, { answered }], index) => {
        const string = strings[index]
        if (string) verify(requirement, answer).at(pointerTo(string), answered)
      })
    },
  },
)
