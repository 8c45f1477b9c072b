import type { DefinitionsToSort } from './definitions-to-sort.js'
import type { BothDirections } from './sorted-both-ways.js'
import { idsOf } from './ids-of.js'

/** Further members of a definition; the order that they give cannot be known from outside. */
const further = ['updatedAt', '_id', 'message.text', 'message', 'expiresAt', 'expired']

type Seen = Pick<BothDirections['up'], 'mine'>

/** Whether a field changes the order at all, be it the right one or not. */
export const isHeeded = ({ up, down }: { readonly up: Seen; readonly down: Seen }): boolean =>
  up.mine !== undefined &&
  down.mine !== undefined &&
  idsOf(up.mine).join() !== idsOf(down.mine).join()

/** A further field by which the list is sorted; undefined where none is found. */
export async function sortedOtherwise(own: DefinitionsToSort): Promise<string | undefined> {
  for (const field of further) {
    const [up, down] = [await own.sorted(field), await own.sorted(`-${field}`)]
    if (isHeeded({ up, down })) return field
  }
  return undefined
}
