import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedOperations } from './documented-operations.js'

/** An operationId that a link names is that of an operation (OpenAPI 3.1, 4.8.20). */
export function linkOperation(tree: unknown): Complaint[] {
  const operations = [...documentedOperations(tree)]
  const known = new Set(operations.map(({ operation }) => operation['operationId']))
  return operations.flatMap(({ operation, at }) =>
    Object.entries(mapIn(operation['responses'])).flatMap(([status, response]) =>
      Object.entries(mapIn(mapIn(response)['links'])).flatMap(([name, link]) => {
        const id = mapIn(link)['operationId']
        if (typeof id !== 'string' || known.has(id)) return []
        const place = [...at, 'responses', status, 'links', name, 'operationId']
        return [complaint(`the link ${name} names ${id}, and no operation is called that`, place)]
      }),
    ),
  )
}

const mapIn = (value: unknown): DataMap => (isMap(value) ? value : {})
