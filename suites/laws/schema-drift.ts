import type { Item } from '../../src/scenario/index.js'
import { type Drift, differs, unseen } from './drift.js'
import { type Placed, schemaParts } from './schema-parts.js'
import { typesDiffer } from './types-differ.js'

const deepest = 8

interface Comparison {
  /** Where it is, for people. */
  readonly at: string
  /** Whether members that are lacking count: a client need not send all that it is answered. */
  readonly whole: boolean
}

/** Where a schema lacks members of another one, or contradicts it: of a type or a length that no value of the other has. */
export function schemaDrift(
  due: Placed,
  own: Placed,
  { at, whole }: Comparison,
  depth = 0,
): readonly Drift[] {
  // Which of several choices a value has to be is not said, so none of them is due.
  const { parts: wanted } = schemaParts(due, ['allOf'])
  const { parts: found, partial } = schemaParts(own, ['allOf', 'oneOf', 'anyOf'])
  if (wanted.length === 0 || depth > deepest) return []
  if (wanted.some((one) => one['x-assay-open'] === true)) return []
  const elsewhere = unseen(`${at} is described in another document`)
  if (found.length === 0) return partial ? [elsewhere] : []
  const clash = wanted.some((one) => found.every((other) => typesDiffer(one, other)))
  if (clash && partial) return [elsewhere]
  if (clash)
    return [differs(`${at} is of type ${found.map((one) => String(one['type'])).join(', ')}`)]
  const lacking = membersOf(wanted).filter(([name]) => !has(found, name))
  const below = [...pairsOf(wanted, found)].flatMap(([step, one, other]) =>
    schemaDrift(
      { ...due, schema: one },
      { ...own, schema: other },
      { at: `${at}/${step}`, whole },
      depth + 1,
    ),
  )
  return [
    ...lengthDrift(wanted, found, at),
    ...(whole && partial && lacking.length > 0 ? [elsewhere] : []),
    ...(whole && !partial ? lacking.map(([name]) => differs(`${at}/${name} is lacking`)) : []),
    ...below,
  ]
}

function lengthDrift(
  wanted: readonly Item[],
  found: readonly Item[],
  at: string,
): readonly Drift[] {
  return ['minLength', 'maxLength'].flatMap((keyword) => {
    const [one, other] = [wanted, found].map((parts) => valuesOf(parts, keyword))
    // That something is not empty is our own word, not the documents'.
    const stated = one?.length === 1 && one[0] !== 1
    const contradicted = stated && other?.length === 1 && one[0] !== other[0]
    return contradicted ? [differs(`${at} has ${keyword} ${String(other[0])}`)] : []
  })
}

/** Schemas that stand at the same place of both: of members, of items, of whatever else is in an object. */
function* pairsOf(
  wanted: readonly Item[],
  found: readonly Item[],
): Generator<readonly [string, unknown, unknown]> {
  for (const [name, schema] of membersOf(wanted)) {
    const same = membersOf(found).find(([one]) => one === name)
    if (same !== undefined) yield [name, schema, same[1]]
  }
  for (const keyword of ['items', 'additionalProperties']) {
    const [one, other] = [wanted, found].map((parts) => valuesOf(parts, keyword)[0])
    if (one !== undefined && other !== undefined)
      yield [keyword === 'items' ? keyword : '*', one, other]
  }
}

const valuesOf = (parts: readonly Item[], keyword: string): readonly unknown[] =>
  parts.map((one) => one[keyword]).filter((value) => value !== undefined)

const membersOf = (parts: readonly Item[]): readonly [string, unknown][] =>
  valuesOf(parts, 'properties').flatMap((one) => Object.entries(one as Item))

const has = (parts: readonly Item[], name: string): boolean =>
  membersOf(parts).some(([one]) => one === name)
