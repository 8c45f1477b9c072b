import { assumeUpdated } from '../../shared/assume-updated.js'
import { ownString } from '../../shared/own-string.js'
import { putString } from '../../shared/put-string.js'
import { removeString } from '../../shared/remove-string.js'
import { sameItemsAs } from '../../shared/same-items-as.js'

const values = [{ value: 'Assay refers to nothing.' }]

/**
 * Keys of strings of ours that referred to another string and do so no more: one was updated, and one was deleted, if
 * strings may be.
 *
 * @param key of the string that they referred to
 */
export async function noLongerReferring(
  stage: Parameters<typeof ownString>[0],
  group: string,
  key: string,
): Promise<readonly string[]> {
  const { admin, assume } = stage
  const own = () => ownString(stage, group, [{ value: `As it was in {{${key}}}` }])
  const updated = await own()
  await assumeUpdated(stage, await putString(admin, updated.order, { values }), updated.order)
  const now = await admin.send('getString', updated.order)
  assume(now, 'text.setString.updated').tells(...sameItemsAs({ values }))

  const deleted = await own()
  // Whether strings may be deleted, and how, is not shown.
  await removeString(admin, deleted.order).catch(() => undefined)
  const isGone = (await admin.send('getString', deleted.order)).status === 404
  return [updated.key, ...(isGone ? [deleted.key] : [])]
}
