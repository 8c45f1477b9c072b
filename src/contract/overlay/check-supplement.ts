import { isNode } from '../is-node.js'
import { nearestWord } from '../nearest-word.js'
import type { Operation } from '../operation.js'
import type { Source, SourcePath } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import type { Overlay } from './overlay.js'

interface Supplemented {
  /** The definition as it is packaged. */
  readonly packaged: SchemaNode
  /** The same with the supplements, which knows where each part was written. */
  readonly main: Source
  readonly overlays: readonly Overlay[]
  readonly operations: readonly Operation[]
  /** operationIds that rows wait for. */
  readonly awaited: readonly string[]
}

/** A name in braces in an example of a request that a supplement gives. */
export interface Placeholder {
  readonly name: string
  readonly at: SourcePath
}

/**
 * Checks what an overlay may get wrong without being a bad overlay: an operation that is nearly called as one that rows
 * wait for, a schema that is called as one of ours, a parameter for which no value is known.
 *
 * @returns names in braces, for the code that knows what is filled in
 * @throws ContractError for the first mistake
 */
export function checkSupplement(parts: Supplemented): readonly Placeholder[] {
  const { packaged, main, overlays, operations, awaited } = parts
  for (const overlay of overlays) checkSchemaNames(overlay, packaged)
  const known = new Set(operations.map(({ id }) => id))
  const open = awaited.filter((id) => !known.has(id))
  return operations
    .filter((one) => !isPackaged(packaged, one))
    .flatMap((one) => {
      const at = ['paths', one.path, one.method.toLowerCase()]
      const near = awaited.includes(one.id) ? undefined : nearestWord(one.id, open)
      if (near !== undefined)
        throw main.error(
          [...at, 'operationId'],
          `No requirement needs an operation ${one.id}.`,
          `Did you mean ${near}? If it is another one, describe ${near} as well, or give it another operationId.`,
        )
      checkParameters(main, one, at)
      const operation = valueAt(main.value, at)
      return blanksIn(valueAt(operation, ['requestBody']), [...at, 'requestBody'])
    })
}

const isPackaged = ({ paths }: SchemaNode, { path, method }: Operation): boolean =>
  valueAt(paths, [path, method.toLowerCase()]) !== undefined

function checkSchemaNames({ source, actions }: Overlay, packaged: SchemaNode): void {
  const ours = valueAt(packaged, ['components', 'schemas'])
  const places: Readonly<Record<string, SourcePath>> = {
    $: ['components', 'schemas'],
    '$.components': ['schemas'],
    '$.components.schemas': [],
  }
  for (const { target, change, at } of actions) {
    const within = Object.hasOwn(places, target) ? places[target] : undefined
    if (within === undefined || change.kind !== 'update') continue
    for (const name of namesIn(valueAt(change.value, within)))
      if (namesIn(ours).includes(name))
        throw source.error(
          [...at, 'update', ...within, name],
          `There is a schema ${name} already, with which this one would be mixed.`,
          `Give yours another name, or target $.components.schemas.${name} to complete what is there.`,
        )
  }
}

function checkParameters(main: Source, { id, parameters }: Operation, at: SourcePath): void {
  for (const { name, in: place, required, fixture, example, givenByService } of parameters) {
    if (!required || givenByService || fixture !== undefined || example !== undefined) continue
    const listed = valueAt(main.value, [...at, 'parameters'])
    const index = Array.isArray(listed)
      ? listed.findIndex((one) => isNode(one) && one['name'] === name && one['in'] === place)
      : -1
    throw main.error(
      index < 0 ? at : [...at, 'parameters', index],
      `The parameter ${name} has no known value, and ${id} cannot be called without it.`,
      'Give it an example, or x-assay-fixture.',
    )
  }
}

function blanksIn(value: unknown, at: SourcePath): readonly Placeholder[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, at }))
  if (Array.isArray(value)) return value.flatMap((one, index) => blanksIn(one, [...at, index]))
  return isNode(value)
    ? Object.entries(value).flatMap(([name, one]) => blanksIn(one, [...at, name]))
    : []
}

const namesIn = (value: unknown): readonly string[] => (isNode(value) ? Object.keys(value) : [])

const valueAt = (value: unknown, path: SourcePath): unknown =>
  path.reduce<unknown>(
    (within, step) =>
      isNode(within) && Object.hasOwn(within, String(step)) ? within[step] : undefined,
    value,
  )
