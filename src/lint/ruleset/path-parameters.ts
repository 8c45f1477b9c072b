import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** Path parameters and the templates of paths agree (OpenAPI 3.1, sections 4.8.2 and 4.8.12). */
export function pathParameters(tree: unknown): Complaint[] {
  const complaints: Complaint[] = []
  const paths = new Map<string, string>()
  for (const { at, name, route, parameters } of operations(tree)) {
    const templated = new Set([...route.matchAll(/\{([^{}]+)\}/g)].map(([, inside = '']) => inside))
    const declared = parameters.filter(({ value }) => value['in'] === 'path')
    const names = new Set(declared.map(({ value }) => value['name']))
    const unseen = parameters.some(({ value }) => '$ref' in value)
    for (const wanted of templated)
      if (!unseen && !names.has(wanted))
        complaints.push(complaint(`${name} does not declare the path parameter ${wanted}`, at))
    for (const { at: place, value } of declared) {
      if (!templated.has(String(value['name'])))
        complaints.push(complaint(`${value['name']} of ${name} is not part of ${route}`, place))
      if (value['required'] !== true)
        complaints.push(
          complaint(`the path parameter ${value['name']} of ${name} is not required`, place),
        )
    }
    const shape = route.replaceAll(/\{[^{}]+\}/g, '{}')
    const other = paths.get(shape) ?? route
    if (other !== route)
      complaints.push(complaint(`${route} cannot be told from ${other}`, at.slice(0, 2)))
    paths.set(shape, other)
  }
  return complaints
}
