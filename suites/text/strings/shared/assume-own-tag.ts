import { type Stage, opaque, tagOf } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import type { StringPath } from '../../shared/string-path.js'

const json = { values: [{ value: 'Assay should not have written this.' }] }

/** Makes sure that a string is not written with the entity tag that another one has. */
export async function assumeOwnTag(
  stage: Parameters<typeof ownString>[0] & Pick<Stage, 'assume'>,
  group: string,
  order: StringPath,
): Promise<void> {
  const { admin, assume } = stage
  const other = await ownString(stage, group, [{ value: 'Assay made another one.' }])
  const tag = tagOf(await admin.send('getString', other.order))
  // Read last: where each string counts its own changes, or a group those of all, two of them have one tag.
  const own = tagOf(await admin.send('getString', order)) ?? ''
  if (tag === undefined || opaque(tag) === opaque(own)) return
  const headers = [['If-Match', tag]] as const
  const answer = await admin.send('setString', { ...order, json, headers })
  assume(answer, 'text.setString.match-stale').status(412)
}
