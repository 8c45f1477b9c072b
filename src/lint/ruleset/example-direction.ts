import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import type { TreePath } from './documented-operations.js'
import { documentedExamples } from './documented-examples.js'
import { schemaMembers } from './schema-members.js'

/** Keyword of a member that does not travel this way (OpenAPI 3.0.3, section 4.7.24.2; JSON Schema 2020-12, validation, section 9.4). */
const kept = { request: 'readOnly', response: 'writeOnly' } as const

/** Examples of requests leave read-only members out, those of responses write-only ones. */
export function exampleDirection(tree: unknown): Complaint[] {
  if (!isMap(tree)) return []
  return [...documentedExamples(tree)].flatMap(({ at, label, value, schema, direction }) => {
    if (direction === 'either') return []
    const keyword = kept[direction]
    return wrongWay(value, schema, keyword, []).map((path) =>
      complaint(`${label} of a ${direction} has /${path.join('/')}, which is ${keyword}`, [
        ...at,
        ...path,
      ]),
    )
  })
}

function wrongWay(value: unknown, schema: unknown, keyword: string, path: TreePath): TreePath[] {
  if (!isMap(schema)) return []
  if (Array.isArray(value))
    return value.flatMap((item, at) => wrongWay(item, schema['items'], keyword, [...path, at]))
  if (!isMap(value)) return []
  const { members } = schemaMembers(schema)
  return Object.entries(value).flatMap(([name, member]) => {
    const described = members.get(name) ?? []
    // Where alternatives disagree, the member may belong to the one that lets it through.
    if (described.length > 0 && described.every((one) => isMap(one) && one[keyword] === true))
      return [[...path, name]]
    const [only] = described
    return described.length === 1 ? wrongWay(member, only, keyword, [...path, name]) : []
  })
}
