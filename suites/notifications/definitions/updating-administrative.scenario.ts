import { shared } from '../../../src/scenario/index.js'
import { canUpdate } from './shared/can-update.js'
import { createOwn } from '../shared/create-own.js'
import { putDefinition } from '../shared/put-definition.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'notifications.updateDefinition.administrative'

export default scenario('A customer changes no definition', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, customer, assume, verify, giveUp } = stage
    const { order } = await createOwn(stage)
    const before = await admin.send('getDefinition', order)
    assume(before, 'notifications.createDefinition.creation-shown').status(200)
    const text = 'Assay should not have written this.'
    const answer = await putDefinition(customer, order, before, { message: { text } })
    const after = await admin.send('getDefinition', order)
    assume(after, requirement).status(200)
    const holds = after.at('/message/text') !== text
    // Only where an administrator can, a customer who cannot shows anything.
    if (holds && !(await canUpdate(stage, order)))
      giveUp('The administrator cannot update a definition as far as that is shown.')
    verify(requirement, after).that({
      holds,
      expected: 'the message as it was',
      actual: text,
      pointer: '/message/text',
      exchanges: [answer.exchange.number],
    })
    if (holds) verify(requirement, answer).status('4XX')
  },
})
