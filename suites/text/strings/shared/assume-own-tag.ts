import { type Answer, type Stage, opaque, tagOf } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import type { StringPath } from '../../shared/string-path.js'

const json = { values: [{ value: 'Assay should not have written this.' }] }

/** Makes sure that a string is not written with the entity tag that another one has. */
export async function assumeOwnTag(
  stage: Parameters<typeof ownString>[0] & Pick<Stage, 'assume'>,
  group: string,
  order: StringPath,
  before: Answer,
): Promise<void> {
  const { admin, assume } = stage
  const other = await ownString(stage, group, [{ value: 'Assay made another one.' }])
  const tag = tagOf(await admin.send('getString', other.order))
  // Where each string counts its own changes, two of them have one tag.
  if (tag === undefined || opaque(tag) === opaque(tagOf(before) ?? '')) return
  const headers = [['If-Match', tag]] as const
  const answer = await admin.send('setString', { ...order, json, headers })
  assume(answer, 'text.setString.match-stale').status(412)
}
