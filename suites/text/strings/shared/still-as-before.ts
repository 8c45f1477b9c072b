import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { itemsOfString } from '../../shared/items-of-string.js'
import type { StringPath } from '../../shared/string-path.js'

/**
 * Records whether a string still has the items that it had before a refused update.
 *
 * @returns false when it has others
 */
export async function stillAsBefore(
  { admin, assume, verify, undecided }: Pick<Stage, 'admin' | 'assume' | 'verify' | 'undecided'>,
  requirement: string,
  order: StringPath,
  before: Answer,
): Promise<boolean> {
  if (itemsOfString(before.json) === undefined) {
    undecided(requirement, 'The string shows no items that could be compared.')
    return true
  }
  const after = await admin.send('getString', order)
  assume(after, requirement).status(200)
  const [expected, actual] = [before, after].map((one) => String(itemsOfString(one.json)))
  const holds = expected === actual
  verify(requirement, after).that({
    holds,
    expected: `the items as they were: ${expected}`,
    actual: actual ?? 'none',
    pointer: '/values',
    whole: true,
    exchanges: [before.exchange.number],
  })
  return holds
}
