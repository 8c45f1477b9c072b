import { shared } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

const meant = 'text.formats.default-meant'

export default scenario('Text for a format: its own, else what names no format', {
  verifies: [
    'text.formats.specific',
    'text.formats.fallback',
    'text.formats.not-of-another',
    meant,
  ],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided } = stage
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
    verify('text.formats.specific', answer).at(pointerTo(both), other)
    verify('text.formats.fallback', answer).at(pointerTo(none), 'default')
    const actual = answer.at(pointerTo(half))
    verify('text.formats.not-of-another', answer).that({
      holds: actual !== one,
      expected: `no text for the format ${one}`,
      actual: JSON.stringify(actual ?? null),
      pointer: pointerTo(half),
    })
    // It is the one that names no format that is due, as for a string without any format.
    if (actual !== one) verify('text.formats.fallback', answer).at(pointerTo(half), 'default')
    const first = await resolveText(stage, { query: { groups: [group], format: one } })
    verify('text.formats.specific', first).at(pointerTo(both), one)

    // Without a format the answer is the one for small, which is the default.
    const leave = (because: string, dependsOn: string): void =>
      undecided(meant, because, { dependsOn })
    if (one !== 'small') return leave('There is no format small.', 'text.formats.supported')
    if (first.at(pointerTo(both)) !== one)
      return leave('Formats are not heeded.', 'text.formats.specific')
    const unasked = await resolveText(stage, { query: { groups: [group] } })
    if (unasked.at('/format') !== one)
      return leave('It is said to be for another format.', 'text.formats.default-told')
    verify(meant, unasked).at(pointerTo(both), one)
    verify(meant, unasked).at(pointerTo(half), one)
  },
})
