import { assumeUpdated } from '../../shared/assume-updated.js'
import { putString } from '../../shared/put-string.js'
import { updatableString } from './updatable-string.js'

/** A string of ours that refers to another one since it was updated: it referred to none when it was created. */
export async function laterReferring(
  stage: Parameters<typeof updatableString>[0],
  group: string,
  key: string,
): ReturnType<typeof updatableString> {
  const own = await updatableString(stage, group)
  const values = [{ value: `As it is by now in {{${key}}}` }]
  await assumeUpdated(stage, await putString(stage.admin, own.order, { values }), own.order)
  return own
}
