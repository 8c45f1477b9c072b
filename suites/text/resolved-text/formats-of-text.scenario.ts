import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { stringsForFormats } from './shared/strings-for-formats.js'

export default scenario('Text for a format is its own, or else the one that names no format', {
  verifies: {
    specific: 'text.formats.specific',
    fallback: 'text.formats.fallback',
    notOfAnother: 'text.formats.not-of-another',
    defaultMeant: {
      requirement: 'text.formats.default-meant',
      after: ['specific', 'text.formats.supported'],
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const formats = await fixtures.twoFormats()
    const [one, other] = formats
    const strings = await stringsForFormats(stage, group, formats)
    const { inBoth, inOne, inNone, inSpanish, spanish } = strings
    const due = [inBoth, inOne, inNone, inSpanish]
    const ask = (query: object) => resolveText(stage, { query: { groups: [group], ...query } }, due)
    const isNotOfOne = (text: unknown): boolean => text !== one
    const ofNone = `no text for the format ${one}`
    await someTimes(async () => {
      const answer = await ask({ format: other })
      const isRight = [
        verify.specific(answer).at(pointerTo(inBoth), other),
        verify.fallback(answer).at(pointerTo(inNone), 'default'),
        verify.notOfAnother(answer).tells(pointerTo(inOne), ofNone, isNotOfOne),
      ].every(Boolean)
      // It is the one that names no format that is due, as for a string without any format.
      if (!isNotOfOne(answer.at(pointerTo(inOne)))) return isRight
      return verify.fallback(answer).at(pointerTo(inOne), 'default') && isRight
    }, often)
    const first = await ask({ format: one })
    verify.specific(first).at(pointerTo(inBoth), one)
    // Where nothing is written in the language, it is still the format that counts.
    const unheard = await ask({ languages: ['de'], format: other })
    if (unheard.at(pointerTo(inNone)) === 'default')
      verify.specific(unheard).at(pointerTo(inBoth), other)

    // Without a format the answer is the one for small, which is the default.
    if (one !== 'small') return
    const unasked = await ask({})
    assume(unasked, 'text.formats.default-told').at('/format', one)
    verify.defaultMeant(unasked).at(pointerTo(inBoth), one)
    verify.defaultMeant(unasked).at(pointerTo(inOne), one)
    // In a language as well, where that is answered.
    const spoken = await ask({ languages: ['es'] })
    if (String(spoken.at(pointerTo(inSpanish))).startsWith('es'))
      verify.defaultMeant(spoken).at(pointerTo(inSpanish), spanish)
  },
})
