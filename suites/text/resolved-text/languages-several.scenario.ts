import { type Answer, often, shared, someTimes } from '../../../src/scenario/index.js'
import { inLanguages } from './shared/in-languages.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { tellsSpanish } from './shared/tells-spanish.js'
import { tellsUsed } from './shared/tells-used.js'

export default scenario('Of two languages each is looked for with its parent, then the default', {
  verifies: {
    onlyAfterParent: {
      requirement: 'text.languages.second-only-after-parent',
      after: ['text.languages.parent', 'text.languages.in-order'],
    },
    second: {
      requirement: 'text.languages.second',
      after: ['text.languages.exact', 'text.languages.in-order'],
    },
    secondParent: {
      requirement: 'text.languages.second-parent',
      after: ['second', 'text.languages.parent', 'text.languages.in-order'],
    },
    defaultLast: {
      requirement: 'text.languages.default-last',
      after: 'text.languages.default',
    },
    told: { requirement: 'text.languages.told', after: 'second' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const strings: Awaited<ReturnType<typeof ownString>>[] = []
    const own = async (...languages: readonly string[]): Promise<string> => {
      const string = await ownString(stage, group, inLanguages(...languages))
      strings.push(string)
      return pointerTo(string)
    }
    const onlyAfterParent = await own('fr', 'en-GB', 'es')
    const second = await own('fr', 'en', 'en-GB')
    const secondParent = await own('fr', 'en')
    const defaultLast = await own('fr')
    const ask = (...languages: readonly string[]): Promise<Answer> =>
      resolveText(stage, { query: { groups: [group], languages } }, strings)

    const one = await ask('en-GB')
    assume(one, 'text.languages.exact').at(second, 'en-GB')
    assume(one, 'text.languages.parent').at(secondParent, 'en')
    assume(one, 'text.languages.default').at(defaultLast, 'default')
    assume(await ask('es', 'en-GB'), 'text.languages.in-order').at(onlyAfterParent, 'es')
    assume(await ask('en-GB', 'es'), 'text.languages.in-order').at(onlyAfterParent, 'en-GB')

    const tellsSecond = (answer: Answer): boolean =>
      verify.told(answer).tells('/languages', 'en-GB or en, which is used', tellsUsed('en'))
    await someTimes(async (asked) => {
      // A language in which nothing is there leads on as well.
      const isUnheard = asked === 1
      const answer = await ask(isUnheard ? 'mi-NZ' : 'es-MX', 'en-GB')
      return [
        isUnheard || verify.onlyAfterParent(answer).at(onlyAfterParent, 'es'),
        verify.second(answer).at(second, 'en-GB') && tellsSecond(answer),
        verify.secondParent(answer).at(secondParent, 'en'),
        verify.defaultLast(answer).at(defaultLast, 'default'),
        isUnheard ||
          verify.told(answer).tells('/languages', 'es-MX or es, and what is used', tellsSpanish),
      ].every(Boolean)
    }, often)
  },
})
