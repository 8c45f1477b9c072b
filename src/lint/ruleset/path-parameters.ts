import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { operations } from './operation.js'

/** Path parameters and the templates of paths agree (OpenAPI 3.1, sections 4.8.2 and 4.8.12). */
export function pathParameters(tree: unknown): Complaint[] {
  const complaints: Complaint[] = []
  const paths = new Map<string, string>()
  for (const { at, name, route, parameters } of operations(tree)) {
    const templated = new Set(namesIn(route))
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
  return [...complaints, ...routesOf(tree).flatMap(complaintsOfRoute)]
}

const namesIn = (route: string): readonly string[] =>
  [...route.matchAll(/\{([^{}]+)\}/g)].map(([, inside = '']) => inside)

const routesOf = (tree: unknown): readonly string[] =>
  isMap(tree) && isMap(tree['paths']) ? Object.keys(tree['paths']) : []

/** What is wrong with a path whatever its operations declare. */
function complaintsOfRoute(route: string): readonly Complaint[] {
  const names = namesIn(route)
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  const faults = twice.map((name) => `${route} has the parameter ${name} twice`)
  if (/[{}]/.test(route.replaceAll(/\{[^{}]*\}/g, '')))
    faults.push(`the braces of ${route} do not pair`)
  return faults.map((fault) => complaint(fault, ['paths', route]))
}
