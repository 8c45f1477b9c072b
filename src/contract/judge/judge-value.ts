import { describeSchema } from '../describe-schema.js'
import { isNode } from '../is-node.js'
import type { Operation } from '../operation.js'
import type { SchemaNode } from '../schema-node.js'
import type { Shape } from '../shape/shape.js'
import { checkValue } from './check-value.js'
import { chooseBranch } from './choose-branch.js'
import type { JudgementCache } from './judgement-cache.js'
import { type NamedRows, namedRows } from './named-rows.js'
import { type Place, inside } from './place.js'

/** Deeper than this nothing is looked at: bodies come from strangers. */
const deepest = 64
/** So many values of one body are looked at, far more than any page holds. */
const mostValues = 200_000

/**
 * Walks a value and its shape together and notes what it says about every requirement.
 *
 * @returns a function that returns whether nothing was held against the owner of the place
 */
export function judgeValue(
  operation: Operation,
  notes: JudgementCache,
): (shape: Shape, value: unknown, place: Place) => boolean {
  const { definition } = operation
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
        const chosen = chooseBranch(definition, shape, value)
        if (chosen.kind === 'branch') return judge(chosen.shape, value, place)
        if (chosen.kind === 'undecided') return leaveOpen(chosen.because, place)
        return fits({ not: {} }, value, place, shape.schema)
      }
    }
  }

  /** Checks a value as a whole; `told` is the schema in whose words a failure is explained. */
  function fits(schema: SchemaNode, value: unknown, place: Place, told = schema): boolean {
    const error = checkValue(definition, schema, value)
    if (error.kind === 'fits') return true
    if (error.kind === 'undecided') return leaveOpen(error.because, place)
    const offended = error.pointer === '' ? told : error.schema
    const expected = (): string => describeSchema(definition, offended)
    notes.fail(place.owner, { place, within: error.pointer, expected, value: error.value })
    return false
  }

  function leaveOpen(because: string, place: Place): boolean {
    notes.undecided(place.owner, because, place)
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
    const rows = namedRows(operation, name)
    if (!isNode(value)) return fits(rows.own, value, place, schema)
    const isMeant = ({ where }: { readonly where?: 'lists' | 'alone' }): boolean =>
      where === undefined || (where === 'lists') === (typeof place.step === 'number')
    for (const { member, requirement, lacking } of rows.due.filter(isMeant)) {
      if (Object.hasOwn(value, member)) notes.pass(requirement)
      else
        notes.fail(requirement, {
          place,
          expected: () => `the member ${member}`,
          value,
          lacking: lacking && member,
        })
    }
    for (const { relation, requirement, lacking } of rows.carried.filter(isMeant)) {
      // That there are no links at all, or something else in their place, is one fault.
      if (isToldOfLinks(value, rows)) continue
      if (hasLink(value, relation)) notes.pass(requirement)
      else
        notes.fail(requirement, {
          place,
          expected: () => `the link ${relation}`,
          value,
          lacking: lacking && relation,
        })
    }
    for (const { member, requirement, shape } of rows.members) {
      if (!Object.hasOwn(value, member)) continue
      if (place.depth >= deepest || seen >= mostValues) break
      if (judge(shape, value[member], inside(place, member, requirement))) notes.pass(requirement)
    }
    let right = true
    for (const rest of rows.rest) if (!fits(rest, value, place)) right = false
    return right
  }

  return judge
}

/** Whether the requirements of `_links` itself already say what is wrong. */
const isToldOfLinks = (value: SchemaNode, { due }: NamedRows): boolean =>
  Object.hasOwn(value, '_links')
    ? !isNode(value['_links'])
    : due.some(({ member, lacking }) => member === '_links' && !lacking)

/** Whether a resource has a link of this relation; what the link is like is told of `_links`. */
function hasLink({ _links: links }: SchemaNode, relation: string): boolean {
  const link = isNode(links) && Object.hasOwn(links, relation) ? links[relation] : undefined
  return Array.isArray(link) ? link.length > 0 : isNode(link)
}
