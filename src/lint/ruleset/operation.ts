import { isMap, type DataMap } from '../is-map.js'
import { documentedOperations, type TreePath } from './documented-operations.js'

/** A part of an operation and where it stands. */
export interface Part {
  readonly at: TreePath
  readonly value: DataMap
}

export interface ResponsePart extends Part {
  /** Upper case: `200`, `4XX`, `default`. */
  readonly status: string
}

/** An operation that the API serves, as rules look at it. */
export interface Operation extends Part {
  /** operationId, or method and path where there is none. */
  readonly name: string
  readonly method: string
  readonly route: string
  /** Its own parameters and those of its path item that it does not override. */
  readonly parameters: readonly Part[]
  readonly responses: readonly ResponsePart[]
  /** True when no caller gets through without credentials. */
  readonly secured: boolean
}

/** Every operation under `paths` of a dereferenced OpenAPI document. */
export function* operations(tree: unknown): Generator<Operation> {
  const root = isMap(tree) ? tree : {}
  for (const { at, method, route, operation, pathItem, servedBy } of documentedOperations(root)) {
    if (servedBy !== 'api') continue
    const id = operation['operationId']
    const responses = isMap(operation['responses']) ? Object.entries(operation['responses']) : []
    const own = partsOf(operation['parameters'], [...at, 'parameters'])
    const inherited = partsOf(pathItem['parameters'], [...at.slice(0, -1), 'parameters'])
    const overridden = new Set(own.map(({ value }) => identityOf(value)))
    yield {
      at,
      value: operation,
      name: typeof id === 'string' && id !== '' ? id : `${method.toUpperCase()} ${route}`,
      method,
      route,
      parameters: [...own, ...inherited.filter(({ value }) => !overridden.has(identityOf(value)))],
      responses: responses.flatMap(([status, value]) =>
        isMap(value) && !status.startsWith('x-')
          ? [{ at: [...at, 'responses', status], status: upperCase(status), value }]
          : [],
      ),
      secured: needsCredentials(operation['security'] ?? root['security']),
    }
  }
}

function partsOf(list: unknown, at: TreePath): readonly Part[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((value: unknown, index) =>
    isMap(value) ? [{ at: [...at, index], value }] : [],
  )
}

/** Parameters are the same that share name and place (OpenAPI 3.1, section 4.8.12). */
const identityOf = (parameter: DataMap): string =>
  JSON.stringify([parameter['in'], parameter['name']])

/** Ranges are compared as `4XX`, however they are written. */
function upperCase(status: string): string {
  return status === 'default' ? status : status.toUpperCase()
}

/** An empty requirement among the alternatives makes credentials optional. */
function needsCredentials(security: unknown): boolean {
  if (!Array.isArray(security) || security.length === 0) return false
  return security.every((alternative) => isMap(alternative) && Object.keys(alternative).length > 0)
}
