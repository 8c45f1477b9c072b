import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { assumeUpdated } from '../../shared/assume-updated.js'
import { isShown } from '../../shared/is-shown.js'
import { judgeOtherTag } from '../../shared/judge-other-tag.js'
import type { ownString } from '../../shared/own-string.js'
import { putString } from '../../shared/put-string.js'

type Needs = Parameters<typeof assumeUpdated>[0] & Pick<Stage, 'admin' | 'customer' | 'settled'>

const spanish = 'Assay marcó esto.'

/**
 * Verifies that the text of a language counts for the entity tag of the strings of a group as the first text does.
 *
 * @param before the string, and the strings of its group
 * @returns the strings of the group afterwards
 */
export async function judgeFurtherText(
  stage: Needs,
  verify: Verification,
  { group, order }: Awaited<ReturnType<typeof ownString>>,
  [read, strings]: readonly [read: Answer, strings: Answer],
): Promise<Answer> {
  const { admin, customer, settled } = stage
  const values = [{ value: read.at('/values/0/value') }, { value: spanish, language: 'es' }]
  await assumeUpdated(stage, await putString(admin, order, { values }, read), order)
  const later = await settled(
    () => customer.send('getStrings', { path: { groupId: group } }),
    isShown(spanish),
  )
  judgeOtherTag(verify, spanish, { before: strings, after: later })
  return later
}
