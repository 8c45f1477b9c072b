import { assumeUpdated } from '../../shared/assume-updated.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { putString } from '../../shared/put-string.js'
import { resolveText } from '../../shared/resolve-text.js'
import { updatableString } from './updatable-string.js'

type Needs = Parameters<typeof updatableString>[0] & Parameters<typeof resolveText>[0]

/**
 * A string of ours that refers to another one since it was updated: it referred to none when it was created. Its text is
 * resolved like any other.
 *
 * @param referred what it refers to, with its text
 */
export async function laterReferring(
  stage: Needs,
  group: string,
  referred: { readonly key: string; readonly text: string },
): ReturnType<typeof updatableString> {
  const own = await updatableString(stage, group)
  const value = `As it is by now in {{${referred.key}}}`
  await assumeUpdated(
    stage,
    await putString(stage.admin, own.order, { values: [{ value }] }),
    own.order,
  )
  const text = `As it is by now in ${referred.text}`
  const resolved = await resolveText(stage, { query: { groups: [group] } }, [{ ...own, text }])
  // Whether an update is shown at all is another requirement.
  if (resolved.at(pointerTo(own)) === value)
    stage.assume(resolved, 'text.references.resolved').at(pointerTo(own), text)
  return own
}
