import { shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('For a format: its own text, else the text that names no format', {
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
    const [one, other] = await fixtures.twoFormats()
    const own = { value: 'default' }
    const both = await ownString(stage, group, [
      own,
      { value: one, format: one },
      { value: other, format: other },
    ])
    const half = await ownString(stage, group, [own, { value: one, format: one }])
    const none = await ownString(stage, group, [own])
    const query = { groups: [group], format: other }
    const answer = await resolveText(stage, { query })
    verify.specific(answer).at(pointerTo(both), other)
    verify.fallback(answer).at(pointerTo(none), 'default')
    const isOther = (text: unknown): boolean => text !== one
    verify.notOfAnother(answer).tells(pointerTo(half), `no text for the format ${one}`, isOther)
    // It is the one that names no format that is due, as for a string without any format.
    if (isOther(answer.at(pointerTo(half)))) verify.fallback(answer).at(pointerTo(half), 'default')
    const first = await resolveText(stage, { query: { groups: [group], format: one } })
    verify.specific(first).at(pointerTo(both), one)

    // Without a format the answer is the one for small, which is the default.
    if (one !== 'small') return
    const unasked = await resolveText(stage, { query: { groups: [group] } })
    assume(unasked, 'text.formats.default-told').at('/format', one)
    verify.defaultMeant(unasked).at(pointerTo(both), one)
    verify.defaultMeant(unasked).at(pointerTo(half), one)
  },
})
