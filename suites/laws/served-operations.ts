import type { Item } from '../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'
import { pathSegments } from './path-segments.js'

/** An operation as a served OpenAPI document has it. */
export interface ServedOperation {
  readonly id: unknown
  /** Upper case. */
  readonly method: string
  /** Every path that it may have, below each of the servers; parameters without their names. */
  readonly paths: readonly (readonly string[])[]
  readonly node: Item
  /** Its own first, then those of its path. */
  readonly parameters: readonly Item[]
  /** Others stand in another document. */
  readonly parametersElsewhere: boolean
  readonly responses: Item
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Reads the operations of an OpenAPI document of any version. */
export function servedOperations(document: Item): readonly ServedOperation[] {
  const roots = rootsOf(document)
  return Object.entries(followLocal(document, document['paths']) ?? {}).flatMap(([path, value]) => {
    const shared = followLocal(document, value) ?? {}
    return methods.flatMap((method) => {
      const node = followLocal(document, shared[method])
      if (node === undefined) return []
      const given = [node['parameters'], shared['parameters']].flatMap((one) =>
        Array.isArray(one) ? (one as readonly unknown[]) : [],
      )
      return {
        id: node['operationId'],
        method: method.toUpperCase(),
        paths: roots.map((root) => pathSegments(root + path)),
        node,
        parameters: given.flatMap((one) => followLocal(document, one) ?? ([] as readonly Item[])),
        parametersElsewhere: given.some((one) => leadsAway(document, one)),
        responses: followLocal(document, node['responses']) ?? {},
      }
    })
  })
}

function rootsOf(document: Item): readonly string[] {
  const basePath = document['basePath']
  const servers = Array.isArray(document['servers']) ? document['servers'] : []
  const urls = servers.map((one) => String((one as Item | null)?.['url'] ?? ''))
  // What variables stand for does not count: a path is compared from its end.
  const roots = urls.map((url) => url.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, ''))
  const all = typeof basePath === 'string' ? [basePath] : roots
  return all.length === 0 ? [''] : all.map((one) => one.replace(/\/$/, ''))
}
