import { often, someTimes, type Verification } from '../../../../src/scenario/index.js'
import type { DefinitionsToSort } from './definitions-to-sort.js'
import type { BothDirections } from './sorted-both-ways.js'

/** Judges a list in descending order some more times, where it was in that order once. */
export async function judgeDescending(
  verify: Verification,
  own: DefinitionsToSort,
  { field, down }: BothDirections,
): Promise<void> {
  await someTimes(async () => {
    const { list, mine } = await own.sorted(`-${field}`)
    if (!verify(list).status(200)) return false
    return mine === undefined || verify(list).inOrder(down.due, field)
  }, often)
}
