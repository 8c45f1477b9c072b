import { isMap, type DataMap } from '../is-map.js'
import { roleOfMember, type Role } from '../role-of-member.js'
import type { TreePath } from './documented-operations.js'
import { isJsonMediaType } from './is-json-media-type.js'
import { schemaTypes } from './schema-types.js'

/** Which way a value travels: read-only members are left out of requests, write-only ones of responses. */
export type Direction = 'request' | 'response' | 'either'

/** A value that should fit a schema. */
export interface DocumentedExample {
  readonly at: TreePath
  /** What it is, for messages: `example`, `default`. */
  readonly label: string
  readonly value: unknown
  readonly schema: unknown
  readonly direction: Direction
}

const schemaKeys = new Set(['schema', 'schemas'])

/**
 * Every example and default of a dereferenced document, once each however often it is shared. Those
 * of bodies that are not JSON are left out, since their text need not look like their data.
 */
export function* documentedExamples(tree: DataMap): Generator<DocumentedExample> {
  const seen = new Set<object>()
  yield* visit(tree, [], 'object', 'either', false)

  function* visit(
    value: unknown,
    at: TreePath,
    role: Role,
    direction: Direction,
    inSchema: boolean,
  ): Generator<DocumentedExample> {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    if (isMap(value) && role === 'object' && !('$ref' in value))
      for (const one of inSchema ? ofSchema(value, at) : ofHolder(value, at, direction))
        if (isWritten(one)) yield one
    for (const [key, member] of Object.entries(value)) {
      const segment = Array.isArray(value) ? Number(key) : key
      yield* visit(
        member,
        [...at, segment],
        roleOfMember(segment, member, role),
        directionOf(key, role, direction),
        inSchema || (role === 'object' && schemaKeys.has(key)),
      )
    }
  }
}

/** A reference in place of an example means nothing in OpenAPI, but bundlers put the example there. */
function isWritten({ value }: DocumentedExample): boolean {
  return !(isMap(value) && typeof value['$ref'] === 'string' && Object.keys(value).length === 1)
}

function directionOf(key: string, role: Role, around: Direction): Direction {
  if (role !== 'object') return around
  if (key === 'requestBody' || key === 'requestBodies') return 'request'
  return key === 'responses' ? 'response' : around
}

function* ofSchema(schema: DataMap, at: TreePath): Generator<DocumentedExample> {
  const direction = 'either'
  for (const label of ['example', 'default'])
    if (label in schema)
      yield { at: [...at, label], label, value: schema[label], schema, direction }
  const examples: readonly unknown[] = Array.isArray(schema['examples']) ? schema['examples'] : []
  for (const [index, value] of examples.entries())
    yield { at: [...at, 'examples', index], label: 'example', value, schema, direction }
}

/** Of a media type object, a parameter or a header: what has a schema beside its examples. */
function* ofHolder(
  holder: DataMap,
  at: TreePath,
  direction: Direction,
): Generator<DocumentedExample> {
  const { schema } = holder
  const isMediaType = at.at(-2) === 'content'
  if (!isMap(schema) || (isMediaType && !isJsonMediaType(String(at.at(-1))))) return
  const found: [TreePath, string, unknown][] = []
  if ('example' in holder) found.push([[...at, 'example'], 'example', holder['example']])
  const named = isMap(holder['examples']) ? Object.entries(holder['examples']) : []
  for (const [name, example] of named)
    for (const key of ['value', 'dataValue'])
      if (isMap(example) && key in example)
        found.push([[...at, 'examples', name, key], `example ${name}`, example[key]])
  for (const [place, label, value] of found)
    // A list or an object may be given as it is written in a URL or a header.
    if (isMediaType || typeof value !== 'string' || !isComposite(schema))
      yield { at: place, label, value, schema, direction }
}

function isComposite(schema: DataMap): boolean {
  const types = schemaTypes(schema)
  return types === undefined || types.has('array') || types.has('object')
}
