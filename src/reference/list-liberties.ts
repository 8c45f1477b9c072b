import type { Liberty } from './liberty.js'
import { listVariations } from './list-variations.js'

/** All liberties, by name. */
export async function listLiberties(): Promise<readonly Liberty[]> {
  return (await listVariations('liberties')) as Liberty[]
}
