import type { Answer } from './answer.js'
import { tagOf } from './entity-tag.js'

/** So many readings in a row have the same tag where nothing changes, whichever server answers. */
const turns = 4

/**
 * Whether an entity tag is still the current one, for sure: of several servers that answer by turns, one may not know
 * yet what another one shows, so that a single reading tells nothing of the answer before it.
 */
export async function tagStays(read: () => Promise<Answer>, tag: string): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) if (tagOf(await read()) !== tag) return false
  return true
}
