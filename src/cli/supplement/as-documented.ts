import type { Contract } from '../../contract/contract.js'
import type { Place } from './place.js'

/** What a parameter of a path is called says nothing of where it leads. */
const withoutNames = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}')

/** A place with its path as the contract spells it, where that has the path: one path cannot have two spellings. */
export function asDocumented(place: Place, { interfaces }: Contract): Place {
  const own = interfaces
    .flatMap(({ operations }) => operations)
    .find(({ path }) => withoutNames(path) === withoutNames(place.path))
  return own === undefined ? place : { ...place, path: own.path }
}
