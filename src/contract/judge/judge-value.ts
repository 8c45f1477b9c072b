import { describeSchema } from '../describe-schema.js'
import { isNode } from '../is-node.js'
import type { SchemaNode } from '../schema-node.js'
import { schemaBook } from '../shape/schema-book.js'
import type { Shape } from '../shape/shape.js'
import { chooseBranch } from './choose-branch.js'
import type { JudgementBook } from './judgement-book.js'
import { type IdOf, namedRows } from './named-rows.js'
import { type Place, inside } from './place.js'
import { valueError } from './value-error.js'

/** Deeper than this nothing is looked at: bodies come from strangers. */
const deepest = 64
/** So many values of one body are looked at, far more than any page holds. */
const mostValues = 200_000

/**
 * Walks a value and its shape together and notes what it says about every requirement.
 *
 * @param idOf id of the requirement of a member of a named schema, or of its presence
 * @returns a function that tells whether nothing was held against the owner of the place
 */
export function judgeValue(
  definition: SchemaNode,
  notes: JudgementBook,
  idOf: IdOf,
): (shape: Shape, value: unknown, place: Place) => boolean {
  const book = schemaBook(definition)
  const rowsOf = namedRows(book, idOf)
  let seen = 0

  function judge(shape: Shape, value: unknown, place: Place): boolean {
    seen += 1
    if (place.depth > deepest || seen > mostValues) return true
    switch (shape.kind) {
      case 'value':
        return fits(shape.schema, value, place)
      case 'named':
        return judgeNamed(shape, value, place)
      case 'list':
        if (!fits(shape.own, value, place, shape.schema)) return false
        return !Array.isArray(value) || judgeItems(shape.items, value, place)
      case 'object':
        if (!fits(shape.own, value, place, shape.schema)) return false
        return !isNode(value) || judgeMembers(shape, value, place)
      case 'choice': {
        const branch = chooseBranch(definition, shape, value)
        if (branch) return judge(branch, value, place)
        return fits({ not: {} }, value, place, shape.schema)
      }
    }
  }

  /** Checks a value as a whole; `told` is the schema in whose words a failure is explained. */
  function fits(schema: SchemaNode, value: unknown, place: Place, told = schema): boolean {
    const error = valueError(definition, schema, value)
    if (!error) return true
    const offended = error.pointer === '' ? told : error.schema
    const expected = (): string => describeSchema(definition, offended)
    notes.fail(place.owner, { place, within: error.pointer, expected, value: error.value })
    return false
  }

  function judgeItems(items: Shape, list: readonly unknown[], place: Place): boolean {
    let right = true
    for (const [index, item] of list.entries()) {
      if (seen > mostValues) break
      if (!judge(items, item, inside(place, index))) right = false
    }
    return right
  }

  function judgeMembers(
    shape: Extract<Shape, { kind: 'object' }>,
    value: SchemaNode,
    place: Place,
  ): boolean {
    let right = true
    for (const [key, member] of shape.members) {
      if (Object.hasOwn(value, key) && !judge(member, value[key], inside(place, key))) right = false
    }
    if (!shape.others) return right
    for (const key of Object.keys(value)) {
      if (shape.members.has(key)) continue
      if (!judge(shape.others, value[key], inside(place, key))) right = false
    }
    return right
  }

  function judgeNamed(
    { name, schema }: Extract<Shape, { kind: 'named' }>,
    value: unknown,
    place: Place,
  ): boolean {
    const rows = rowsOf(name)
    if (!isNode(value)) return fits(rows.own, value, place, schema)
    for (const { member, requirement } of rows.required) {
      if (Object.hasOwn(value, member)) notes.pass(requirement, place)
      else notes.fail(requirement, { place, expected: () => `the member ${member}`, value })
    }
    for (const { member, requirement, shape } of rows.members) {
      if (!Object.hasOwn(value, member)) continue
      if (place.depth >= deepest || seen >= mostValues) break
      const at = inside(place, member, requirement)
      if (judge(shape, value[member], at)) notes.pass(requirement, at)
    }
    let right = true
    for (const rest of rows.rest) if (!fits(rest, value, place)) right = false
    return right
  }

  return judge
}
