import type { Item } from '../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import { typesDiffer } from './types-differ.js'

/** A schema, and the document in which its references stand. */
interface Placed {
  readonly document: unknown
  readonly schema: unknown
}

const deepest = 8
const lengths = ['minLength', 'maxLength']

/** Where a schema lacks members of another one, or contradicts it: of a type or a length that no value of the other has. */
export function schemaDrift(due: Placed, own: Placed, at: string, depth = 0): readonly string[] {
  const [wanted, found] = [partsOf(due), partsOf(own)]
  // What lies in another document cannot be seen.
  if (wanted.length === 0 || found.length === 0 || depth > deepest) return []
  if (wanted.some((one) => one['x-assay-open'] === true)) return []
  const clash = wanted.some((one) => found.every((other) => typesDiffer(one, other)))
  if (clash)
    return [`${at || 'body'} is of type ${found.map((one) => String(one['type'])).join(', ')}`]
  const longer = lengths.flatMap((keyword) => {
    const [one, other] = [wanted, found].map((parts) => valuesOf(parts, keyword))
    const differs = one?.length === 1 && other?.length === 1 && one[0] !== other[0]
    return differs ? [`${at} has ${keyword} ${String(other[0])}`] : []
  })
  const members = membersOf(wanted).flatMap(([name, schema]) => {
    const place = `${at}/${name}`
    const same = membersOf(found).find(([one]) => one === name)
    if (same === undefined) return [`${place} is lacking`]
    return schemaDrift({ ...due, schema }, { ...own, schema: same[1] }, place, depth + 1)
  })
  const [items, ownItems] = [wanted, found].map((parts) => valuesOf(parts, 'items')[0])
  const below =
    items === undefined || ownItems === undefined
      ? []
      : schemaDrift(
          { ...due, schema: items },
          { ...own, schema: ownItems },
          `${at}/items`,
          depth + 1,
        )
  return [...longer, ...members, ...below]
}

/** A schema and those that it is put together from or chooses from. */
function partsOf({ document, schema }: Placed, depth = 0): readonly Item[] {
  const node = followLocal(document, schema)
  if (node === undefined || depth > deepest) return []
  const others = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => node[keyword] ?? [])
  return [node, ...others.flatMap((one) => partsOf({ document, schema: one }, depth + 1))]
}

const valuesOf = (parts: readonly Item[], keyword: string): readonly unknown[] =>
  parts.map((one) => one[keyword]).filter((value) => value !== undefined)

const membersOf = (parts: readonly Item[]): readonly [string, unknown][] =>
  valuesOf(parts, 'properties').flatMap((one) => Object.entries(one as Item))
