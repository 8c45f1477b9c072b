import {
  alone,
  type Answer,
  hrefsOf,
  isTag,
  type Stage,
  tagOf,
} from '../../../../src/scenario/index.js'
import { createString } from '../../shared/create-string.js'
import { itemsOfString } from '../../shared/items-of-string.js'
import { sameItemsAs } from '../../shared/same-items-as.js'
import type { TextItem } from '../../shared/text-item.js'

type Needs = Parameters<typeof createString>[0] & Pick<Stage, 'assume' | 'needs'>

const tries = 3

/**
 * The answer to a creation has the entity tag of the next reading, and a link self that leads to the string, as that to
 * an update has.
 */
export async function assumeAnswered(
  stage: Needs,
  { answer, found }: { readonly answer: Answer; readonly found: Answer },
  { group, values }: { readonly group: string; readonly values: readonly TextItem[] },
): Promise<void> {
  const { admin, assume, needs } = stage
  const hasTagOf = (written: Answer, read: Answer): boolean =>
    [written, read].some((one) => !isTag(tagOf(one) ?? '')) || tagOf(written) === tagOf(read)
  let [written, read] = [answer, found]
  for (let tried = 0; tried < tries && !hasTagOf(written, read); tried += 1) {
    // A string may tell of its group, which changes with whatever is written beside it.
    needs(alone('text.strings'))
    const again = await createString(stage, group, values)
    ;[written, read] = [again.answer, await admin.send('getString', again.order)]
  }
  if (!hasTagOf(written, read))
    assume(read, 'text.setString.match-tag-of-answer').keepsTagOf(written)
  const [self] = answer.bytes === 0 ? [] : hrefsOf(answer.json, 'self')
  if (self === undefined || itemsOfString(found.json) === undefined) return
  const behind = await admin.visit(answer, self, 'getString')
  assume(behind, 'text.setString.match-link-self').status(200)
  assume(behind, 'text.setString.match-link-self').tells(...sameItemsAs(found))
}
