import { isMap, type DataMap } from '../is-map.js'

export type TreePath = readonly (string | number)[]

/** An operation object and where it stands. */
export interface DocumentedOperation {
  readonly at: TreePath
  /** Lower case: `get`. */
  readonly method: string
  /** `/accounts/{accountId}`; the name of a webhook; the expression of a callback. */
  readonly route: string
  readonly operation: DataMap
  readonly pathItem: DataMap
  /** Who serves it: the API, or for webhooks and callbacks the client. */
  readonly servedBy: 'api' | 'client'
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Every operation of a dereferenced OpenAPI document: of its paths, its webhooks and its callbacks. */
export function* documentedOperations(tree: unknown): Generator<DocumentedOperation> {
  if (!isMap(tree)) return
  yield* operationsOf(tree['paths'], ['paths'], 'api')
  yield* operationsOf(tree['webhooks'], ['webhooks'], 'client')
}

function* operationsOf(
  pathItems: unknown,
  at: TreePath,
  servedBy: 'api' | 'client',
): Generator<DocumentedOperation> {
  if (!isMap(pathItems)) return
  for (const [route, pathItem] of Object.entries(pathItems)) {
    if (!isMap(pathItem) || route.startsWith('x-')) continue
    for (const method of methods) {
      const operation = pathItem[method]
      if (!isMap(operation)) continue
      const here = [...at, route, method]
      yield { at: here, method, route, operation, pathItem, servedBy }
      const { callbacks } = operation
      if (!isMap(callbacks)) continue
      for (const [name, callback] of Object.entries(callbacks))
        yield* operationsOf(callback, [...here, 'callbacks', name], 'client')
    }
  }
}
