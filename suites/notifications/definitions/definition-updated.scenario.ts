import { type Answer, assumeCurrent, shared } from '../../../src/scenario/index.js'
import { updateOwn } from '../shared/change-definition.js'
import { madeDefinition } from '../shared/made-definition.js'
import { scenario } from '../shared/scenario.js'

const updated = 'notifications.updateDefinition.updated'
const later = 'notifications.definition.updatedAt-later'
const second = 1100
const both = 'notifications.updateDefinition.both-refused'

export default scenario(
  'A definition that was updated is what was sent, but never an indicator that stays',
  {
    verifies: [updated, later, both],
    safety: 'reversible',
    touches: [shared('notifications.definitions')],
    async steps(stage) {
      const { admin, assume, verify, undecided } = stage
      const made = await madeDefinition(stage)
      const read = () => admin.send('getDefinition', { path: { definitionId: made.id } })
      const changes = { message: { text: `${made.text} Assay changed this.` }, priority: 'high' }
      const { before, answer } = await updateOwn(stage, made, changes)
      const order = { path: { definitionId: made.id } }
      await assumeCurrent(stage, answer, { sender: admin, operation: 'getDefinition', order })
      // What was read is sent back: what is wrong with it already is refused rightly.
      verify(updated, before).that({
        holds: answer.status < 300,
        expected: 'an update of it that is answered with success',
        actual: `status ${answer.status}`,
        pointer: '',
        whole: true,
        exchanges: [answer.exchange.number],
      })
      if (answer.status >= 300)
        return undecided(later, 'Nothing was updated.', { dependsOn: updated })
      const after = await read()
      assume(after, updated).status(200)
      verify(updated, after).at('/message/text', changes.message.text)
      verify(updated, after).at('/priority', changes.priority)
      const timeOf = (one: Answer): number => Date.parse(String(one.at('/updatedAt')))
      const old = timeOf(before)
      let fresh = timeOf(after)
      if (fresh === old) {
        // Times may be told in whole seconds.
        await stage.waitUntil(stage.now() + second)
        const again = await updateOwn(stage, made, { priority: 'medium' })
        const latest = await read()
        if (again.answer.status < 300 && latest.status === 200) fresh = timeOf(latest)
      }
      if (Number.isNaN(old) || Number.isNaN(fresh))
        undecided(later, 'The definition does not tell when it was updated.')
      else if (after.at('/message/text') !== changes.message.text)
        undecided(later, 'Nothing was updated.', { dependsOn: updated })
      else
        verify(later, after).that({
          holds: fresh > old,
          expected: `a time after ${String(before.at('/updatedAt'))}`,
          actual: String(after.at('/updatedAt')),
          pointer: '/updatedAt',
        })
      const attempt = await updateOwn(stage, made, { indicator: true, notDismissible: true })
      verify(both, attempt.answer).status('4XX')
      const last = await read()
      assume(last, both).status(200)
      verify(both, last).that({
        holds: !(last.at('/indicator') === true && last.at('/notDismissible') === true),
        expected: 'a definition that is not both',
        actual: 'an indicator that is not dismissible',
        exchanges: [attempt.answer.exchange.number],
      })
    },
  },
)
