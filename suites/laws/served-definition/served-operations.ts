import type { Item } from '../../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'
import { pathSegments } from './path-segments.js'
import { placeBelow } from './place-below.js'
import type { Placed } from './placed.js'
import { placesIn } from './places-in.js'

/** An operation as a served OpenAPI document has it. */
export interface ServedOperation {
  readonly id: unknown
  /** Upper case. */
  readonly method: string
  /** Every path that it may have, below each of the servers; parameters without their names. */
  readonly paths: readonly (readonly string[])[]
  readonly node: Placed<Item>
  /** Its own first, then those of its path. */
  readonly parameters: readonly Placed<Item>[]
  /** Others stand in another document. */
  readonly parametersElsewhere: boolean
  readonly responses: Placed
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Reads the operations of an OpenAPI document of any version. */
export function servedOperations(document: Item): readonly ServedOperation[] {
  const roots = rootsOf(document)
  return placesIn({ document, pointer: '/paths', value: document['paths'] }).flatMap(
    ([path, item]) => {
      const shared = followLocal(item)
      if (shared === undefined) return []
      return methods.flatMap((method) => {
        const node = followLocal(placeBelow(shared, method))
        return node === undefined ? [] : [operationAt(roots, path, shared, method, node)]
      })
    },
  )
}

function operationAt(
  roots: readonly string[],
  path: string,
  shared: Placed<Item>,
  method: string,
  node: Placed<Item>,
): ServedOperation {
  const given = [node, shared].flatMap((one) =>
    placesIn(placeBelow(one, 'parameters')).map(([, parameter]) => parameter),
  )
  const responses = placeBelow(node, 'responses')
  return {
    id: node.value['operationId'],
    method: method.toUpperCase(),
    paths: roots.map((root) => pathSegments(root + path)),
    node,
    parameters: given.flatMap((one) => followLocal(one) ?? []),
    parametersElsewhere: given.some(leadsAway),
    responses: followLocal(responses) ?? responses,
  }
}

/** More servers than any definition names: their paths are put before each path of the document. */
const mostRoots = 32

function rootsOf(document: Item): readonly string[] {
  const basePath = document['basePath']
  const servers = Array.isArray(document['servers']) ? document['servers'] : []
  const urls = servers.map((one) => String((one as Item | null)?.['url'] ?? ''))
  // What variables stand for does not count: a path is compared from its end.
  const roots = urls.map((url) => url.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, ''))
  const all = typeof basePath === 'string' ? [basePath] : roots
  const distinct = [...new Set(all.map((one) => one.replace(/\/$/, '')))]
  return distinct.length === 0 ? [''] : distinct.slice(0, mostRoots)
}
