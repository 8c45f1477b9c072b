import type { Liberty } from './liberty.js'
import { type Listed, listVariations } from './list-variations.js'

/** All liberties, by name. */
export async function listLiberties(): Promise<readonly Listed<Liberty>[]> {
  const found = (await listVariations('liberties')) as Listed<Liberty>[]
  return found.map((one) => ({
    ...one,
    interfaces: one.scope === 'shared' ? undefined : [one.scope],
  }))
}
