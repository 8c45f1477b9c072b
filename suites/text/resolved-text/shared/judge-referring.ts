import type { Verification } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { putString } from '../../shared/put-string.js'
import { resolveText } from '../../shared/resolve-text.js'
import type { StringPath } from '../../shared/string-path.js'

type Needs = Parameters<typeof ownString>[0] & Parameters<typeof resolveText>[0]

/** Judges that a string is no newer for what it refers to: since goes by when it was modified itself. */
export async function judgeReferring(
  stage: Needs,
  older: Verification,
  group: string,
): Promise<void> {
  const { admin } = stage
  const referred = await ownString(stage, group, [{ value: 'Assay began.' }])
  const own = await ownString(stage, group, [{ value: `As in {{${referred.key}}}` }])
  const modifiedOf = async (order: StringPath): Promise<string> =>
    String((await admin.send('getString', order)).at('/modifiedAt'))
  const values = [{ value: 'Assay replaced this.' }]
  const replaced = await putString(admin, referred.order, { values })
  const before = await modifiedOf(own.order)
  const later = Date.parse(await modifiedOf(referred.order)) - 1
  // What is told in whole seconds may have been modified within them.
  const isOlder = /\.\d*[1-9]/.test(before) && Date.parse(before) + 1 < later
  if (replaced.status !== 200 || !isOlder) return
  const since = new Date(later).toISOString()
  const answer = await resolveText(stage, { query: { groups: [group], since } })
  // A service may take a string for modified when what it refers to is; then it says so.
  if ((await modifiedOf(own.order)) === before) older(answer).at(pointerTo(own), undefined)
}
