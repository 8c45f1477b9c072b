import type { Defect } from '../defect.js'
import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'

/** Interfaces that a variation may show itself in; undefined for all of them. */
export function interfacesOf(
  variation: Listed<Defect> | Listed<Liberty>,
): readonly string[] | undefined {
  if ('breaks' in variation)
    return [...new Set(variation.breaks.map((id) => id.split('.', 1)[0] ?? ''))]
  return variation.scope === 'shared' ? undefined : [variation.scope]
}
