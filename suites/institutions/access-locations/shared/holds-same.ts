import type { Verification } from '../../../../src/scenario/index.js'
import type { Found } from './locations-within.js'

type Look = Parameters<Parameters<Verification['confirmed']>[0]>[0]

/** Compares what a search found with what another one found: the same locations, even if one is listed several times. */
export function holdsSame(compare: Look, found: Found, other: Found): void {
  const due = new Set(other.locations.map(({ key }) => key))
  if (due.size === 0) return void compare(found.walk, other.first).atMost(0)
  const look = compare(found.walk, other.first)
  look.holds([...due], (item) => found.locate(item).key)
  look.holdsOnly('locations that the other search answers', (item) =>
    due.has(found.locate(item).key),
  )
}
