import type { Stage } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'

type Needs = Parameters<typeof ownString>[0] &
  Parameters<typeof resolveText>[0] &
  Pick<Stage, 'assume'>

/** The preamble of stories about special references: an ordinary one, within the group, is resolved. */
export async function assumeResolving(stage: Needs, group: string): Promise<void> {
  const one = await ownString(stage, group, [{ value: 'an apple' }])
  const other = await ownString(stage, group, [{ value: `{{${one.key}}}` }])
  const answer = await resolveText(stage, { query: { groups: [group] } }, [one, other])
  stage.assume(answer, 'text.references.resolved').at(pointerTo(other), 'an apple')
}
