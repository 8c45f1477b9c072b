import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { assumeUpdated } from '../../shared/assume-updated.js'
import { isShown } from '../../shared/is-shown.js'
import { judgeOtherTag } from '../../shared/judge-other-tag.js'
import type { ownString } from '../../shared/own-string.js'
import { putString } from '../../shared/put-string.js'
import type { TextItem } from '../../shared/text-item.js'

type Needs = Parameters<typeof assumeUpdated>[0] &
  Pick<Stage, 'admin' | 'customer' | 'settled'> & {
    readonly fixtures: { twoFormats(): Promise<readonly [string, string]> }
  }

/** The end and letter case alone are changed as well. */
const spanish = [
  'Assay marcó esto, y algo más.',
  'Assay marcó esto, y algo más!',
  'ASSAY MARCÓ ESTO, Y ALGO MÁS!',
]

const formatted = 'Assay marcó esto para un formato.'

/**
 * Verifies that the text of a language, and that for a format, counts for the entity tag of the strings of a group as the first text does.
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
  const { admin, customer, fixtures, settled } = stage
  const [, format] = await fixtures.twoFormats()
  let later = strings
  let items: readonly TextItem[] = []
  for (const value of [...spanish, formatted]) {
    items = value === formatted ? [...items, { value, format }] : [{ value, language: 'es' }]
    const values = [{ value: read.at('/values/0/value') }, ...items]
    await assumeUpdated(stage, await putString(admin, order, { values }), order)
    const before = later
    later = await settled(
      () => customer.send('getStrings', { path: { groupId: group } }),
      isShown(value),
    )
    judgeOtherTag(verify, value, { before, after: later })
  }
  return later
}
