import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import type { TreePath } from './documented-operations.js'
import { documentedExamples } from './documented-examples.js'
import { schemaMembers } from './schema-members.js'

/** Members that stand in an example of a schema that does not speak of others are described: one that is not may be misspelt. */
export function exampleMembers(tree: unknown): Complaint[] {
  if (!isMap(tree)) return []
  return [...documentedExamples(tree)].flatMap(({ at, label, value, schema }) =>
    undescribed(value, schema, []).map((path) =>
      complaint(`${label} has /${path.join('/')}, which its schema does not describe`, [
        ...at,
        ...path,
      ]),
    ),
  )
}

/** Paths of all members of a value that no part of its schema describes. */
function undescribed(value: unknown, schema: unknown, path: TreePath): TreePath[] {
  if (!isMap(schema)) return []
  if (Array.isArray(value))
    return value.flatMap((item, at) => undescribed(item, schema['items'], [...path, at]))
  if (!isMap(value)) return []
  const { members, whole, open } = schemaMembers(schema)
  if (!whole || members.size === 0) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const described = members.get(name)
    if (described === undefined) return open ? [] : [[...path, name]]
    // Of several descriptions, each may leave members to the others.
    const [only] = described
    return described.length === 1 ? undescribed(member, only, [...path, name]) : []
  })
}
