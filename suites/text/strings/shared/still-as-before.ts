import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { itemsOfString } from '../../shared/items-of-string.js'
import { sameItemsAs } from '../../shared/same-items-as.js'
import type { StringPath } from '../../shared/string-path.js'

/**
 * Verifies that a string still has the items that it had before a refused update, and was not modified.
 *
 * @returns false when it has others, or is not there
 */
export async function stillAsBefore(
  { admin, given }: Pick<Stage, 'admin' | 'given'>,
  verify: Verification,
  order: StringPath,
  before: Answer,
): Promise<boolean> {
  if (itemsOfString(before.json) === undefined) {
    verify.undecided('The string shows no items to compare.', {
      remedy: 'let the string show its items',
    })
    return true
  }
  const after = await admin.send('getString', order)
  // A caller who is refused sees nothing of the string.
  given(after).statusIsNot(401, 403, 429, 503)
  const isStill = verify(after).status(200) && verify(after).tells(...sameItemsAs(before))
  const modified = before.at('/modifiedAt')
  return isStill && (modified === undefined || verify(after).at('/modifiedAt', modified))
}
