import type { Stage } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import { putString } from '../../shared/put-string.js'
import { sameItemsAs } from '../../shared/same-items-as.js'
import { assumeUpdated } from '../../shared/assume-updated.js'

type Needs = Parameters<typeof ownString>[0] & Pick<Stage, 'assume'>

/** What such a string says. */
export const replaced = 'Assay replaced this.'
const values = [{ value: replaced }]

/**
 * A string of ours for stories about updates that are special: an ordinary one is carried out.
 *
 * @throws Undecided when it is not
 */
export async function updatableString(
  stage: Needs,
  group: string,
): Promise<Awaited<ReturnType<typeof ownString>>> {
  const { admin, assume } = stage
  const own = await ownString(stage, group, [{ value: 'Assay made this.' }])
  await assumeUpdated(stage, await putString(admin, own.order, { values }), own.order)
  const now = await admin.send('getString', own.order)
  assume(now, 'text.setString.updated').status(200)
  assume(now, 'text.setString.updated').tells(...sameItemsAs({ values }))
  return own
}
