import { join } from 'node:path'
import { type Bundle, bundleDefinition } from './bundle-definition.js'
import type { SourcePlace } from './contract.js'
import { isNode } from './is-node.js'
import type { Operation } from './operation.js'
import type { SupplementFile } from './overlay/supplement-file.js'
import { supplementSource } from './overlay/supplement-source.js'
import { readRowFiles } from './read-row-files.js'
import { readSource, type Source, type SourcePath } from './read-source.js'
import type { Requirement } from './requirement.js'
import { resolveNode } from './resolve-node.js'

/**
 * Finds where requirements were written: a row in its file, a derived one where the definition, or a supplement, has
 * what it says. The files are read again when it is first asked: only this needs to know where everything stands.
 *
 * @param operations of the interface
 * @returns finds the place of a requirement
 */
export function openPlaces(
  name: string,
  specs: string,
  supplements: readonly SupplementFile[],
  operations: readonly Operation[],
): (requirement: Requirement) => SourcePlace {
  const open = () => {
    const rows = readRowFiles(join(specs, name), specs)
    const packaged = readSource(join(specs, name, 'openapi.yaml'), specs)
    const { source: main } = supplementSource(packaged, specs, supplements)
    return { rows, main, bundle: bundleDefinition(main, specs) }
  }
  let opened: ReturnType<typeof open> | undefined
  return ({ id, origin }) => {
    const { rows, main, bundle } = (opened ??= open())
    if (origin.kind === 'written') {
      const places = rows.flatMap((source) => rowPlace(source, id) ?? [])
      return places[0] ?? placeIn(main, [])
    }
    if ('schema' in origin) {
      const { schema } = origin
      const member = origin.kind === 'carried' ? '_links' : origin.member
      const source = bundle.sourceOf(`schemas/${schema}`)
      return (
        memberPlace(bundle, schema, member) ?? placeIn(source, ['components', 'schemas', schema])
      )
    }
    const operation = operations.find((one) => one.id === origin.operation)
    if (operation === undefined) return placeIn(main, ['paths'])
    const at = ['paths', operation.path, operation.method.toLowerCase()]
    if (origin.kind === 'header')
      return placeIn(main, [...at, 'responses', origin.status, 'headers', origin.header])
    if (origin.kind === 'law')
      return origin.parameter === undefined
        ? placeIn(main, [...at, 'operationId'])
        : placeIn(main, parameterAt(bundle.definition, main, at, origin.parameter))
    return placeIn(main, [...at, 'responses'])
  }
}

export function placeIn(source: Source, at: SourcePath): SourcePlace {
  const { file, line, column } = source.error(at, '', '')
  return { file, line, column }
}

/** Where a file of rows has the row of this id. */
function rowPlace(source: Source, id: string): SourcePlace | undefined {
  const all = source.value['requirements']
  const index = Array.isArray(all) ? all.findIndex((row) => isNode(row) && row['id'] === id) : -1
  return index < 0 ? undefined : placeIn(source, ['requirements', index, 'id'])
}

/** Where a named schema has a member, itself or by what it includes (`allOf`). */
function memberPlace(
  bundle: Bundle,
  schema: string,
  member: string,
  within: readonly string[] = [],
): SourcePlace | undefined {
  if (within.includes(schema)) return undefined
  const source = bundle.sourceOf(`schemas/${schema}`)
  const look = (node: unknown, at: SourcePath): SourcePlace | undefined => {
    if (!isNode(node)) return undefined
    const { $ref: reference, properties, allOf } = node
    if (typeof reference === 'string')
      return memberPlace(bundle, reference.split('/').at(-1) ?? '', member, [...within, schema])
    if (isNode(properties) && Object.hasOwn(properties, member))
      return placeIn(source, [...at, 'properties', member])
    const parts = Array.isArray(allOf) ? allOf : []
    for (const [index, part] of parts.entries()) {
      const found = look(part, [...at, 'allOf', index])
      if (found !== undefined) return found
    }
    return undefined
  }
  const at = ['components', 'schemas', schema]
  return look(nodeAt(source, at), at)
}

const nodeAt = ({ value }: Source, at: SourcePath): unknown =>
  at.reduce<unknown>((from, key) => (isNode(from) ? from[key] : undefined), value)

/** Where an operation, or its path, names a parameter; a reference to one leads on to it. */
function parameterAt(
  definition: Source['value'],
  source: Source,
  at: readonly string[],
  name: string,
): SourcePath {
  for (const holder of [at, at.slice(0, -1)]) {
    const node = nodeAt(source, holder)
    const list = isNode(node) && Array.isArray(node['parameters']) ? node['parameters'] : []
    const index = list.findIndex((one) => resolveNode(definition, local(one)).node['name'] === name)
    const { $ref: reference } = isNode(list[index]) ? list[index] : {}
    if (typeof reference === 'string' && reference.startsWith('#/'))
      return reference.slice(2).split('/')
    if (index >= 0) return [...holder, 'parameters', index]
  }
  return [...at, 'parameters']
}

/** A reference to a component of another file, as the bundled definition has it. */
const local = (value: unknown): unknown =>
  isNode(value) && typeof value['$ref'] === 'string'
    ? { $ref: value['$ref'].replace(/^[^#]*/, '') }
    : value
