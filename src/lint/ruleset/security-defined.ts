import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedOperations, type TreePath } from './documented-operations.js'

/**
 * A security requirement names a scheme that is defined, and of OAuth 2 only scopes that one of its
 * flows lists (OpenAPI 3.1, section 4.8.30). Roles of other schemes are free since 3.1.
 */
export function securityDefined(tree: unknown): Complaint[] {
  if (!isMap(tree)) return []
  const components = isMap(tree['components']) ? tree['components'] : {}
  const schemes = isMap(components['securitySchemes']) ? components['securitySchemes'] : {}
  const complaints = [...faultsOf(tree['security'], ['security'], schemes)]
  for (const { at, operation } of documentedOperations(tree))
    complaints.push(...faultsOf(operation['security'], [...at, 'security'], schemes))
  return complaints
}

function* faultsOf(security: unknown, at: TreePath, schemes: DataMap): Generator<Complaint> {
  if (!Array.isArray(security)) return
  for (const [index, alternative] of security.entries())
    for (const [name, scopes] of isMap(alternative) ? Object.entries(alternative) : []) {
      const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined
      const here = [...at, index, name]
      // Since 3.2 a scheme may be named by the address of its definition.
      if (scheme === undefined && !/[/#]/.test(name))
        yield complaint(`the security scheme ${name} is not defined`, here)
      const listed = isMap(scheme) && scheme['type'] === 'oauth2' ? scopesOf(scheme) : undefined
      for (const scope of Array.isArray(scopes) ? scopes : [])
        if (listed && !listed.has(String(scope)))
          yield complaint(`no flow of ${name} lists the scope ${scope}`, here)
    }
}

function scopesOf({ flows }: DataMap): ReadonlySet<string> | undefined {
  if (!isMap(flows)) return undefined
  const lists = Object.values(flows).map((flow) => (isMap(flow) ? flow['scopes'] : undefined))
  return new Set(lists.filter(isMap).flatMap((list) => Object.keys(list)))
}
