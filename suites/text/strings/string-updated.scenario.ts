import { assumeCurrent, isTag, shared } from '../../../src/scenario/index.js'
import { itemsOfString } from '../shared/items-of-string.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import type { TextItem } from '../shared/text-item.js'

const replaced = [{ value: 'Assay replaced this.' }]
const spanish = { value: 'Assay lo cambió.', language: 'es-MX' }
const added = [...replaced, spanish, { ...spanish, value: 'Lo cambió.', format: 'small' }]

export default scenario('A string that is set where there was one is updated', {
  verifies: [
    'text.setString.updated',
    'text.setString.item-added',
    'text.setString.resolved-after',
    'text.textString.no-error',
  ],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
    const created = await admin.send('getString', own.order)
    assume(created, 'text.setString.created').status(200)
    assume(created, 'text.getString.tag-present').header('ETag', 'an entity tag', isTag)
    // A service that keeps copies of what it resolved has one now.
    const before = await resolveText(stage, { query: { groups: [group] } })
    const isResolved = before.at(pointerTo(own)) === 'Assay made this.'

    const after = ['text.setString.item-added', 'text.setString.resolved-after']
    const leave = (wanted: readonly string[], because: string, dependsOn?: string): void => {
      for (const one of wanted)
        undecided(one, because, dependsOn === undefined ? {} : { dependsOn })
    }
    const update = async (requirement: string, values: readonly TextItem[]): Promise<boolean> => {
      const answer = await putString(admin, own.order, { values })
      const { order } = own
      await assumeCurrent(stage, answer, { sender: admin, operation: 'getString', order })
      verify(requirement, answer).status(200)
      if (answer.status >= 300) return false
      verify('text.textString.no-error', answer).at('/_error', undefined)
      const now = await admin.send('getString', own.order)
      assume(now, requirement).status(200)
      const [expected, actual] = [{ values }, now.json].map((one) => String(itemsOfString(one)))
      verify(requirement, now).that({
        holds: expected === actual,
        expected: `the items that were sent: ${expected}`,
        actual: actual ?? 'none',
        pointer: '/values',
        whole: true,
        exchanges: [answer.exchange.number],
      })
      return answer.status === 200 && expected === actual
    }
    if (!(await update('text.setString.updated', replaced)))
      return leave(after, 'The string was not updated.', 'text.setString.updated')
    if (isResolved) {
      const resolved = await resolveText(stage, { query: { groups: [group] } })
      verify('text.setString.resolved-after', resolved).at(pointerTo(own), 'Assay replaced this.')
    } else leave(after.slice(1), 'The string was not resolved before it was updated, either.')
    await update('text.setString.item-added', added)
  },
})
