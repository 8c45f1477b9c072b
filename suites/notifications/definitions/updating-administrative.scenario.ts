import { awaitAftermath, shared, someTimes } from '../../../src/scenario/index.js'
import { canUpdate } from './shared/can-update.js'
import { judgeOfGlobal } from './shared/judge-of-global.js'
import { createOwn } from '../shared/create-own.js'
import { putDefinition } from '../shared/put-definition.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'

const text = 'Assay should not have written this.'

export default scenario('A customer cannot change a definition', {
  verifies: { refused: 'notifications.updateDefinition.administrative' },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, customer, assume, verify, giveUp } = stage
    const { order } = await createOwn(stage)
    const before = await readOwn(stage, order)
    assume(before, 'notifications.createDefinition.creation-shown').status(200)
    const answer = await putDefinition(customer, order, before, { message: { text } })
    await awaitAftermath(stage)
    const after = await admin.send('getDefinition', order)
    assume(after, 'notifications.updateDefinition.administrative').status(200)
    // Only where an administrator can, a customer who cannot shows anything.
    if (after.at('/message/text') !== text && !(await canUpdate(stage, order)))
      giveUp(
        'The administrator cannot update a definition with what the documents show.',
        'let a definition be updated with what the documents show of it',
      )
    const kept = verify
      .refused(after, answer)
      .tells('/message/text', 'the message as it was', (shown) => shown !== text)
    if (!kept || !verify.refused(answer).status('4XX')) return
    await someTimes(async () => {
      const current = await admin.send('getDefinition', order)
      const again = await putDefinition(customer, order, current, { message: { text } })
      return verify.refused(again).status('4XX')
    })
    await judgeOfGlobal(stage, verify.refused, (definitionId, read) =>
      putDefinition(customer, { path: { definitionId } }, read, { message: { text } }),
    )
  },
})
