import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'

/**
 * No address fits two paths equally well: a segment in writing goes before a parameter (OpenAPI 3.1, section 4.8.8),
 * but of two paths that are each more precise in another segment, tools choose as they like.
 */
export function ambiguousPaths(tree: unknown): Complaint[] {
  const paths = isMap(tree) && isMap(tree['paths']) ? Object.keys(tree['paths']) : []
  const templates = paths.filter((path) => path.startsWith('/')).map((path) => path.split('/'))
  return templates.flatMap((one, index) => {
    const other = templates.slice(0, index).find((earlier) => isAmbiguous(one, earlier))
    if (other === undefined) return []
    const [path, earlier] = [one.join('/'), other.join('/')]
    return [complaint(`an address can fit both ${path} and ${earlier}`, ['paths', path])]
  })
}

const isParameter = (segment: string): boolean => segment.includes('{')

function isAmbiguous(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  let [moreHere, moreThere] = [false, false]
  for (const [index, here] of one.entries()) {
    const there = other[index] ?? ''
    if (isParameter(here) === isParameter(there)) {
      if (!isParameter(here) && here !== there) return false
    } else if (isParameter(here)) moreThere = true
    else moreHere = true
  }
  return moreHere && moreThere
}
