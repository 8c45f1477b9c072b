import {
  type Answer,
  awaitAftermath,
  often,
  shared,
  someTimes,
  type Stage,
} from '../../../src/scenario/index.js'
import { canUpdate } from './shared/can-update.js'
import { createOwn, type Own } from '../shared/create-own.js'
import { judgeFurtherType } from '../shared/judge-further-type.js'
import { judgeRefusalType } from '../shared/judge-refusal-type.js'
import { putDefinition } from '../shared/put-definition.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'

const text = 'Assay should not have written this.'

/** Sends an update of what a definition is now: whose identifier it has is not to be what is wrong with the rest. */
async function writeAs(
  { admin }: Pick<Stage, 'admin'>,
  { order }: Pick<Own, 'order'>,
  changes: object,
): Promise<Answer> {
  return putDefinition(admin, order, await admin.send('getDefinition', order), changes)
}

export default scenario('An update with the identifier of another definition is refused', {
  verifies: {
    refused: 'notifications.updateDefinition.other-id-refused',
    errorType: { requirement: 'notifications.errors.idNotMatchPath', after: 'refused' },
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, assume, verify, giveUp } = stage
    const [one, other] = [await createOwn(stage), await createOwn(stage)]
    const before = await readOwn(stage, one.order)
    await readOwn(stage, other.order)
    assume(before, 'notifications.createDefinition.creation-shown').status(200)
    const changes = { _id: other.id, message: { text } }
    const answer = await putDefinition(admin, one.order, before, changes)
    await awaitAftermath(stage)
    const both = await Promise.all(
      [one, other].map(({ order }) => admin.send('getDefinition', order)),
    )
    for (const read of both)
      assume(read, 'notifications.updateDefinition.other-id-refused').status(200)
    const isChanged = both.some((read) => read.at('/message/text') === text)
    // Where nothing can be updated, nothing is refused for its identifier.
    if (!isChanged && !(await canUpdate(stage, one.order)))
      giveUp(
        'The administrator cannot update a definition with what the documents show.',
        'let a definition be updated with what the documents show of it',
      )
    for (const read of both)
      verify
        .refused(read, answer)
        .tells('/message/text', 'the message as it was', (shown) => shown !== text)
    if (isChanged) return
    if (!verify.refused(answer).status('4XX')) return
    judgeRefusalType(verify.errorType, 'idNotMatchPath', answer)
    await someTimes(async () => {
      const again = await writeAs(stage, one, changes)
      judgeFurtherType(verify.errorType, 'idNotMatchPath', again)
      return verify.refused(again).status('4XX')
    }, often)
    for (const id of [`${one.id}assay`, `assay${one.id}`, ''])
      verify.refused(await writeAs(stage, one, { ...changes, _id: id })).status('4XX')
    for (const { order } of [one, other]) {
      const read = verify.refused(await admin.send('getDefinition', order))
      read.tells('/message/text', 'the message as it was', (shown) => shown !== text)
    }
  },
})
