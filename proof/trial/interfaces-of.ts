import type { Defect } from '../defect.js'
import type { Liberty } from '../liberty.js'
import type { Listed } from '../list-variations.js'

type Known = Listed<Defect> | Listed<Liberty>

/** Interfaces that a variation may show itself in; undefined for all of them. */
export function interfacesOf(variation: Known): readonly string[] | undefined {
  if ('breaks' in variation)
    return [...new Set(variation.breaks.map((id) => id.split('.', 1)[0] ?? ''))]
  return variation.scope === 'shared' ? undefined : [variation.scope]
}

/** Interfaces that any of some variations may show itself in; undefined for all of them, and where there is none. */
export function interfacesOfAll(variations: readonly Known[]): readonly string[] | undefined {
  const each = variations.map(interfacesOf)
  return each.length === 0 || each.includes(undefined)
    ? undefined
    : [...new Set(each.flatMap((names) => names ?? []))]
}
