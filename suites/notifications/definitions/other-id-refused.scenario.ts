import { shared } from '../../../src/scenario/index.js'
import { canUpdate } from './shared/can-update.js'
import { createOwn } from '../shared/create-own.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { putDefinition } from '../shared/put-definition.js'
import { scenario } from '../shared/scenario.js'

const refused = 'notifications.updateDefinition.other-id-refused'
const errorType = 'notifications.errors.idNotMatchPath'
const text = 'Assay should not have written this.'

export default scenario('An update with the identifier of another definition is refused', {
  verifies: [refused, errorType],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, assume, verify, undecided, giveUp } = stage
    const [one, other] = [await createOwn(stage), await createOwn(stage)]
    const before = await admin.send('getDefinition', one.order)
    assume(before, 'notifications.createDefinition.creation-shown').status(200)
    const changes = { _id: other.id, message: { text } }
    const answer = await putDefinition(admin, one.order, before, changes)
    const after = [one, other].map(({ order }) => admin.send('getDefinition', order))
    const texts = await Promise.all(after)
    for (const read of texts) assume(read, refused).status(200)
    const changed = texts.find((read) => read.at('/message/text') === text)
    // Where nothing can be updated, nothing is refused for its identifier.
    if (changed === undefined && !(await canUpdate(stage, one.order)))
      giveUp('The administrator cannot update a definition as far as that is shown.')
    for (const read of texts)
      verify(refused, read).that({
        holds: read !== changed,
        expected: 'the message as it was',
        actual: text,
        pointer: '/message/text',
        exchanges: [answer.exchange.number],
      })
    if (changed !== undefined)
      return undecided(errorType, 'It was not refused.', { dependsOn: refused })
    verify(refused, answer).status('4XX')
    if (answer.status < 400 || answer.status >= 500)
      return undecided(errorType, 'It was not refused.', { dependsOn: refused })
    judgeRefusalType(stage, errorType, answer, refused)
  },
})
