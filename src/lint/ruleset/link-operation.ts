import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedOperations } from './documented-operations.js'
import { operations as servedOperations, type Part } from './operation.js'

/** An operationId that a link names is that of an operation, and it takes what the link gives (OpenAPI 3.1, 4.8.20). */
export function linkOperation(tree: unknown): Complaint[] {
  const operations = [...documentedOperations(tree)]
  const known = new Set(operations.map(({ operation }) => operation['operationId']))
  const taken = new Map([...servedOperations(tree)].map((one) => [one.name, one.parameters]))
  return operations.flatMap(({ operation, at }) =>
    Object.entries(mapIn(operation['responses'])).flatMap(([status, response]) =>
      Object.entries(mapIn(mapIn(response)['links'])).flatMap(([name, link]) => {
        const { operationId: id, parameters: given } = mapIn(link)
        if (typeof id !== 'string') return []
        const place = [...at, 'responses', status, 'links', name]
        if (!known.has(id)) {
          const told = `the link ${name} names ${id}, and no operation is called that`
          return [complaint(told, [...place, 'operationId'])]
        }
        const parameters = taken.get(id)
        return Object.keys(mapIn(given))
          .filter((key) => parameters?.some((one) => isCalled(one, key)) === false)
          .map((key) =>
            complaint(`the link ${name} gives ${key}, which ${id} does not take`, [
              ...place,
              'parameters',
              key,
            ]),
          )
      }),
    ),
  )
}

const mapIn = (value: unknown): DataMap => (isMap(value) ? value : {})

/** A name may be preceded by where the parameter stands; those of headers have no case. */
function isCalled({ value }: Part, key: string): boolean {
  const name = String(value['name']).toLowerCase()
  return [name, `${String(value['in'])}.${name}`].includes(key.toLowerCase())
}
