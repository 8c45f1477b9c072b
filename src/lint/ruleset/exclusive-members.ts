import type { DataMap } from '../is-map.js'

/** Members of which an object of OpenAPI has one at most. */
const pairs = [
  ['example', 'examples'],
  ['value', 'externalValue'],
  ['schema', 'content'],
  ['operationId', 'operationRef'],
] as const

/** What is wrong with an object that has members which exclude each other. */
export function exclusiveMembers(value: DataMap): string {
  const [one, other] = pairs.find(([first, second]) => first in value && second in value) ?? []
  return one === undefined
    ? 'has members that exclude each other'
    : `has ${JSON.stringify(one)} and ${JSON.stringify(other)}, of which one is enough`
}
