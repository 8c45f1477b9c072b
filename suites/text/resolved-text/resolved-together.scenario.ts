import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { beyondOneGroup } from './shared/beyond-one-group.js'
import { prepareTogether } from './shared/prepare-together.js'
import { tellsSpanish } from './shared/tells-spanish.js'
import { severalAtOnce } from './shared/several-at-once.js'
import { tellsUsed } from './shared/tells-used.js'

const rounds = Math.ceil(often / 2)

export default scenario('Several parameters of resolved text apply together', {
  verifies: {
    together: 'text.resolved.together',
    answered: 'text.resolved.answered',
    languages: 'text.languages.told',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 40,
  async steps(stage) {
    const { assume, verify } = stage
    const prepared = await prepareTogether(stage)
    const { group, written, key, format, pointer, ofGroup, ask, isAlong } = prepared
    // Each two of them stand in two or three of these requests.
    await someTimes(async () => {
      let isRight = true
      for (const [asked, text] of severalAtOnce(key, format)) {
        const answer = await ask(asked)
        verify.answered(answer).status(200)
        if (text.startsWith('es'))
          verify.languages(answer).tells('/languages', 'es, and what is used', tellsSpanish)
        isRight &&= verify.together(answer).at(pointer, text)
        isRight &&= verify.together(answer).namesOnly('/groups', ofGroup, isAlong)
        if ('format' in (asked.query ?? {}))
          assume(answer, 'text.formats.told').at('/format', format)
      }
      return isRight
    }, rounds)
    const asWritten = { format, resolve: 'false' }
    for (const answer of await beyondOneGroup(stage, group, asWritten, written)) {
      const isRight = verify.together(answer).at(pointer, `both and {{${key}}}`)
      assume(answer, 'text.formats.told').at('/format', format)
      // It is the second language that is used.
      if (isRight)
        verify.languages(answer).tells('/languages', 'es, which is used', tellsUsed('es'))
    }
    // Strings of every group are newer than this.
    const all = await ask({ query: { since: '2000-01-01T00:00:00Z' } })
    verify.together(all).namesOnly('/groups', ofGroup, isAlong)
  },
})
