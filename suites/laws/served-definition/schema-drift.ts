import type { Item } from '../../../src/scenario/index.js'
import { placeBelow } from './place-below.js'
import type { Placed } from './placed.js'
import { placesIn } from './places-in.js'
import { schemaParts } from './schema-parts.js'
import { typeOf } from './type-of.js'
import { typesDiffer } from './types-differ.js'

/** One place where a schema deviates from another, or where it cannot be seen whether it does. */
type SchemaDrift =
  | {
      /** The member: `/items/name`; empty for the whole. */
      readonly at: string
      /** What is wanted of it beyond being there: ` of type string`. */
      readonly wanted: string
      readonly pointer: string
      readonly actual: string
    }
  | { readonly what: string }

export interface Comparison {
  readonly at: string
  /** Whether members that are lacking count. */
  readonly whole: boolean
  /** What was compared before: a part that many share deviates once. */
  readonly seen: Set<string>
}

const deepest = 8

/** Where a schema lacks members of another one, or contradicts it: of a type or a length that no value of the other has. */
export function schemaDrift(
  due: Placed,
  own: Placed,
  { at, whole, seen }: Comparison,
  depth = 0,
): readonly SchemaDrift[] {
  // Which of several choices a value has to be is not said, so none of them is due.
  const { parts: wanted } = schemaParts(due, ['allOf'])
  const { parts: found, partial } = schemaParts(own, ['allOf', 'oneOf', 'anyOf'])
  if (wanted.length === 0 || depth > deepest) return []
  if (wanted.some(({ value }) => value['x-assay-open'] === true)) return []
  const elsewhere = { what: `${at || 'what stands'} in another document` }
  const [first] = found
  if (first === undefined) return partial ? [elsewhere] : []
  const both = JSON.stringify([wanted[0]?.pointer, first.pointer, whole])
  if (seen.has(both)) return []
  seen.add(both)
  const theirs = found.map(({ value }) => value)
  const clash = wanted.find(({ value }) => theirs.every((other) => typesDiffer(value, other)))
  if (clash !== undefined && partial) return [elsewhere]
  const { pointer } = first
  if (clash !== undefined)
    return [{ at, wanted: ` of ${typeOf([clash.value])}`, pointer, actual: typeOf(theirs) }]
  const lacking = membersOf(wanted).filter(([name]) => !has(found, name))
  const below = [...pairsOf(wanted, found)].flatMap(([step, one, other]) =>
    schemaDrift(one, other, { at: `${at}/${step}`, whole, seen }, depth + 1),
  )
  return [
    ...lengthDrift(wanted, found, at),
    ...(whole && partial && lacking.length > 0 ? [elsewhere] : []),
    ...(whole && !partial ? lacking : []).map(([name]) => ({
      at: `${at}/${name}`,
      wanted: '',
      pointer,
      actual: 'nothing',
    })),
    ...below,
  ]
}

function lengthDrift(
  wanted: readonly Placed<Item>[],
  found: readonly Placed<Item>[],
  at: string,
): readonly SchemaDrift[] {
  return ['minLength', 'maxLength'].flatMap((keyword) => {
    const [one, other] = [wanted, found].map((parts) => placesOf(parts, keyword))
    const [[due] = [], [own] = []] = [one, other]
    // That something is not empty is our own word, not the documents'.
    const stated = one?.length === 1 && due?.value !== 1
    if (!stated || other?.length !== 1 || own === undefined || due?.value === own.value) return []
    const [limit, said] = [due, own].map((place) => `${keyword} ${String(place?.value)}`)
    return [{ at, wanted: ` with ${limit}`, pointer: own.pointer, actual: said ?? '' }]
  })
}

/** Schemas that stand at the same place of both: of members, of items, of whatever else is in an object. */
function* pairsOf(
  wanted: readonly Placed<Item>[],
  found: readonly Placed<Item>[],
): Generator<readonly [string, Placed, Placed]> {
  for (const [name, schema] of membersOf(wanted)) {
    const same = membersOf(found).find(([one]) => one === name)
    if (same !== undefined) yield [name, schema, same[1]]
  }
  for (const keyword of ['items', 'additionalProperties']) {
    const [[one] = [], [other] = []] = [wanted, found].map((parts) => placesOf(parts, keyword))
    if (one !== undefined && other !== undefined)
      yield [keyword === 'items' ? keyword : '*', one, other]
  }
}

const placesOf = (parts: readonly Placed<Item>[], keyword: string): readonly Placed[] =>
  parts.map((one) => placeBelow(one, keyword)).filter(({ value }) => value !== undefined)

const membersOf = (parts: readonly Placed<Item>[]): readonly (readonly [string, Placed])[] =>
  placesOf(parts, 'properties').flatMap(placesIn)

const has = (parts: readonly Placed<Item>[], name: string): boolean =>
  membersOf(parts).some(([one]) => one === name)
