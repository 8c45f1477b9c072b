import type { Operation } from '../../../src/scenario/index.js'
import { pathSegments } from './path-segments.js'
import type { ServedOperation } from './served-operations.js'

/**
 * The operation of a served document that is this one: by its method and its path, wherever the document draws
 * the line between server and path.
 */
export function servedAs(
  served: readonly ServedOperation[],
  { id, method, path }: Operation,
): ServedOperation | undefined {
  const wanted = pathSegments(path)
  const ranked = served
    .filter((one) => one.method === method)
    .map((one) => ({ one, rank: Math.max(0, ...one.paths.map((own) => agreement(own, wanted))) }))
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (first, second) =>
        second.rank - first.rank ||
        Number(second.one.id === id) - Number(first.one.id === id) ||
        shortest(first.one) - shortest(second.one),
    )
  return ranked[0]?.one ?? served.find((one) => one.id === id && one.method === method)
}

/** Of two paths that agree as far, the longer one leads to something below another resource. */
const shortest = ({ paths }: ServedOperation): number =>
  Math.min(...paths.map(({ length }) => length))

/** How many segments agree, when the shorter path is the end of the longer one; else 0. */
function agreement(own: readonly string[], wanted: readonly string[]): number {
  const length = Math.min(own.length, wanted.length)
  const ends = [own, wanted].map((one) => one.slice(one.length - length).join('/'))
  return length > 0 && ends[0] === ends[1] ? length : 0
}
