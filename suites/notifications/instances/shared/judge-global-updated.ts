import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { activeList, identifierMember } from '../../shared/active-list.js'
import { updateOwn } from '../../shared/change-definition.js'
import { assumeGlobalListed } from './assume-global-listed.js'
import type { Made } from '../../shared/made-definition.js'
import { updateInFull } from './update-in-full.js'
import { stays } from '../../shared/stays.js'

const second = 1100

/**
 * Updates a global definition, and judges that the notification which it makes on request has the text that the update
 * gave it. What an update takes is not shown: nothing is judged where it is refused.
 */
export async function judgeGlobalUpdated(
  stage: Stage,
  updated: Verification,
  everyone: Made,
): Promise<void> {
  const { admin, customer, operation, assume, given, waitUntil, now } = stage
  const changed = `Assay changed ${everyone.type}.`
  const message = { text: changed }
  const changes = { message, values: { firstName: 'Zoe' } }
  const { before, answer: put } = await updateOwn(stage, everyone, changes)
  if (put.status >= 300) return
  const order = { path: { definitionId: everyone.id } }
  const after = await admin.send('getDefinition', order)
  assume(after, 'notifications.updateDefinition.updated').shows(changes)
  if (before.header('ETag') !== undefined)
    assume(after, 'notifications.updateDefinition.tag-changes').hasOtherTagThan(before)
  const [was, is] = [before, after].map((one) => one.at('/updatedAt'))
  // Times may be in whole seconds: a rule looks at that of another update.
  if (is !== undefined && is === was) {
    await waitUntil(now() + second)
    await updateOwn(stage, everyone, { priority: 'low' })
    await admin.send('getDefinition', order)
  }
  const isNew = (item: Item): boolean => JSON.stringify(item).includes(changed)
  const isOld = (item: Item): boolean =>
    JSON.stringify(item).includes(everyone.type) && !isNew(item)
  await stays(updated, async (look) => {
    const { answer } = await activeList(stage, customer, ['global'])
    given(answer).status(200)
    const key = identifierMember(operation('getActiveNotifications'))
    // It was listed until now, and nothing takes it away from those for whom it is.
    const isThere = look(answer, put).holdsSome('notification with the new text', isNew, key)
    return look(answer, put).holdsNo('notification with the text of before', isOld, key) && isThere
  })
  await assumeGlobalListed(stage, everyone.id, changed)
  await updateInFull(stage, everyone, changed)
}
