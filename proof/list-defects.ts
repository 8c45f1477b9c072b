import type { Defect } from './defect.js'
import { type Listed, listVariations } from './list-variations.js'

/** All planted defects, by name. */
export async function listDefects(): Promise<readonly Listed<Defect>[]> {
  return (await listVariations('defects')) as Listed<Defect>[]
}
