import type { Defect } from './defect.js'
import { listVariations } from './list-variations.js'

/** All planted defects, by name. */
export async function listDefects(): Promise<readonly Defect[]> {
  return (await listVariations('defects')) as Defect[]
}
