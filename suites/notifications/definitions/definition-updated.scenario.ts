import {
  assumeCurrent,
  assumePermitted,
  awaitAftermath,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { updateOwn } from '../shared/change-definition.js'
import { bothType, judgeBothType } from './shared/judge-both-type.js'
import { judgeFurtherType } from '../shared/judge-further-type.js'
import { judgeUpdateTime, updateTime } from './shared/judge-update-time.js'
import { madeDefinition } from '../shared/made-definition.js'
import { neverBothFlags } from './shared/never-both-flags.js'
import { putDefinition } from '../shared/put-definition.js'
import { scenario } from '../shared/scenario.js'

const second = 1100

export default scenario(
  'A definition that was updated shows what was sent, and is never both indicator and not dismissible',
  {
    verifies: {
      updated: 'notifications.updateDefinition.updated',
      later: { requirement: 'notifications.definition.updatedAt-later', after: 'updated' },
      both: { requirement: 'notifications.updateDefinition.both-refused', after: 'updated' },
      errorType: {
        requirement: 'notifications.errors.indicatorAndNotDismissibleMutuallyExclusive',
        after: 'both',
      },
    },
    safety: 'reversible',
    requests: 30,
    touches: [shared('notifications.definitions')],
    async steps(stage) {
      const { admin, assume, verify, waitUntil, now } = stage
      const made = await madeDefinition(stage)
      const order = { path: { definitionId: made.id } }
      const read = () => admin.send('getDefinition', order)
      const changes = { message: { text: `${made.text} Assay changed this.` }, priority: 'high' }
      const since = now()
      const { before, answer } = await updateOwn(stage, made, changes)
      assumePermitted(stage, answer)
      await assumeCurrent(stage, answer, { sender: admin, operation: 'getDefinition', order })
      // What was read is sent back: what is wrong with it already is refused rightly.
      const isUpdated = verify.updated(before, answer).that({
        holds: answer.status < 300,
        expected: 'an update of it that is answered with success',
        actual: `status ${answer.status}`,
        pointer: '',
        whole: true,
      })
      if (!isUpdated) return
      const after = await read()
      assume(after, 'notifications.updateDefinition.updated').status(200)
      verify.updated(after).at('/message/text', changes.message.text)
      verify.updated(after).at('/priority', changes.priority)
      if (before.at('/expired') === false && after.at('/expired') !== undefined)
        verify.updated(after).at('/expired', false)
      let latest = after
      let updated = answer
      if (updateTime(after) === updateTime(before)) {
        // Times may be in whole seconds.
        await waitUntil(now() + second)
        const again = await updateOwn(stage, made, { priority: 'medium' })
        const next = await read()
        if (again.answer.status < 300 && next.status === 200)
          [latest, updated] = [next, again.answer]
      }
      judgeUpdateTime(verify.later, { before, latest, updated })

      const both = { indicator: true, notDismissible: true }
      const attempt = await updateOwn(stage, made, both)
      const isRefused = verify.both(attempt.answer).status('4XX')
      judgeBothType(verify.errorType, attempt.answer)
      // What is refused changes nothing, and is refused each time.
      if (isRefused)
        await someTimes(async () => {
          const again = await putDefinition(admin, order, attempt.before, both)
          // If it was written all the same, it is refused for its entity tag from then on.
          const { status } = again
          if (status === 400 || status === 422) judgeFurtherType(verify.errorType, bothType, again)
          return verify.both(again).status('4XX')
        })
      await awaitAftermath(stage, since)
      const last = await read()
      assume(last, 'notifications.updateDefinition.both-refused').status(200)
      neverBothFlags(verify.both, last, attempt.answer)
      verify.updated(last).at('/message/text', changes.message.text)
    },
  },
)
