import { type Stage, opaque, tagOf } from '../../../../src/scenario/index.js'
import type { WritableFormat } from '../../shared/writable-format.js'

type Needs = Pick<Stage, 'admin' | 'assume'> & {
  readonly fixtures: { formats(): Promise<readonly string[]> }
}

/** Makes sure that a format is not written with the entity tag that another one has. */
export async function assumeOwnTag(
  { admin, fixtures, assume }: Needs,
  { name, order }: WritableFormat,
  json: object,
): Promise<void> {
  const [formatId] = (await fixtures.formats()).filter((one) => one !== name)
  if (formatId === undefined) return
  const other = tagOf(await admin.send('getFormat', { path: { formatId } }))
  const own = tagOf(await admin.send('getFormat', order)) ?? ''
  // Where each format counts its own changes, two of them have one tag.
  if (other === undefined || opaque(other) === opaque(own)) return
  const headers = [['If-Match', other]] as const
  const answer = await admin.send('setFormat', { ...order, json, headers })
  assume(answer, 'text.setFormat.match-stale').status(412)
}
