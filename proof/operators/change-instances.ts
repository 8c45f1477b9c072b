import { chooseBranch } from '../../src/contract/judge/choose-branch.js'
import type { Operation } from '../../src/contract/operation.js'
import { responseFor } from '../../src/contract/response-for.js'
import { schemaIndex } from '../../src/contract/shape/schema-index.js'
import type { Shape } from '../../src/contract/shape/shape.js'
import type { Json, JsonObject } from '../alterations/change-json.js'
import type { Variation } from '../variation.js'
import { alterBodies } from './alter-bodies.js'

/**
 * Builds the `response` of a defect that changes every instance of a named schema, wherever it stands in a body.
 *
 * @param change gives another object, or nothing where this one is to stay as it is
 */
export function changeInstances(
  operations: readonly Operation[],
  schema: string,
  change: (instance: JsonObject) => JsonObject | undefined,
): NonNullable<Variation['response']> {
  return alterBodies(operations, (body, { operation, response }) => {
    const mediaType = response.headers.get('content-type') ?? ''
    const described = responseFor(operation, response.status)?.schema(mediaType)
    if (described === undefined) return undefined
    let changed = false
    const walk = walker(operation, schema, (instance) => {
      const other = change(instance)
      changed ||= other !== undefined
      return other ?? instance
    })
    const other = walk(schemaIndex(operation.definition).shapeOf(described), body)
    return changed ? (other as JsonObject) : undefined
  })
}

function walker(
  { definition }: Operation,
  wanted: string,
  change: (instance: JsonObject) => JsonObject,
): (shape: Shape, value: Json) => Json {
  const book = schemaIndex(definition)
  const walk = (shape: Shape, value: Json): Json => {
    switch (shape.kind) {
      case 'value':
        return value
      case 'choice': {
        const chosen = chooseBranch(definition, shape, value)
        return chosen?.kind === 'branch' ? walk(chosen.shape, value) : value
      }
      case 'list':
        return Array.isArray(value) ? value.map((one) => walk(shape.items, one)) : value
      case 'object':
        return within(value, (name) => shape.members.get(name) ?? shape.others)
      case 'named': {
        const members = book.named(shape.name)?.members
        const inner = within(value, (name) => {
          const member = members?.get(name)
          return member === undefined ? undefined : book.shapeOf(member)
        })
        return shape.name === wanted && isObject(inner) ? change(inner) : inner
      }
    }
  }
  const within = (value: Json, shapeOf: (name: string) => Shape | undefined): Json => {
    if (!isObject(value)) return value
    const walked = Object.entries(value).map(([name, part]) => {
      const shape = shapeOf(name)
      return [name, shape === undefined || part === undefined ? part : walk(shape, part)] as const
    })
    return Object.fromEntries(walked)
  }
  return walk
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
