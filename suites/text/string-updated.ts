import { tagOf } from '../../src/scenario/index.js'
import { itemsOfString } from './items-of-string.js'
import { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { putString } from './put-string.js'
import { resolveText } from './resolve-text.js'
import { scenario } from './scenario.js'

const replaced = [{ value: 'Assay replaced this.' }]
const added = [...replaced, { value: 'Assay lo cambió.', language: 'es' }]

export default scenario('A string that is set where there was one is updated', {
  verifies: [
    'text.setString.updated',
    'text.setString.item-added',
    'text.setString.resolved-after',
    'text.textString.no-error',
  ],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided, giveUp } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const created = await admin.send('getString', own.order)
    assume(created).status(200)
    if (tagOf(created) === undefined) giveUp('The string has no entity tag to update it with.')

    for (const [requirement, values] of [
      ['text.setString.updated', replaced],
      ['text.setString.item-added', added],
    ] as const) {
      const answer = await putString(admin, own.order, { values })
      verify(requirement, answer).status(200)
      if (answer.status < 300) verify('text.textString.no-error', answer).at('/_error', undefined)
      const now = await admin.send('getString', own.order)
      assume(now).status(200)
      const [expected, actual] = [{ values }, now.json].map((one) => String(itemsOfString(one)))
      if (answer.status < 300)
        verify(requirement, now).that({
          holds: expected === actual,
          expected: `the items that were sent: ${expected}`,
          actual: actual ?? 'none',
          pointer: '/values',
          exchanges: [answer.exchange.number],
        })
      if (requirement !== 'text.setString.updated') continue
      if (expected !== actual)
        undecided('text.setString.resolved-after', 'The string was not updated.', {
          dependsOn: requirement,
        })
      else {
        const resolved = await resolveText(stage, { query: { groups: [group] } })
        verify('text.setString.resolved-after', resolved).at(pointerTo(own), 'Assay replaced this.')
      }
    }
  },
})
