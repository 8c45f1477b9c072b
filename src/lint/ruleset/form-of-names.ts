import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedParts, type DocumentedPart } from './documented-parts.js'
import { exclusiveMembers } from './exclusive-members.js'
import { nameOf } from './form-fault.js'
import { faultOfExpression, faultOfTemplate } from './runtime-expressions.js'

/** `type/subtype` or a range of them, with parameters (RFC 9110, sections 8.3.1 and 12.5.1). */
const mediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;.*)?$/

/**
 * What the schema of OpenAPI leaves open and its text does not: names of mappings that have a form, the expressions of
 * links and callbacks, and one of `example` and `examples` (OpenAPI 3.1, sections 4.8.12, 4.8.14, 4.8.18 and 4.8.20).
 */
export function formOfNames(tree: unknown): Complaint[] {
  const is30 = isMap(tree) && String(tree['openapi']).startsWith('3.0')
  return [...documentedParts(tree)].flatMap((part) => [
    ...namesOf(part),
    ...valuesOf(part),
    // The schema of 3.0 says so itself.
    ...(!is30 && isExampleTwice(part.value)
      ? [complaint(`${nameOf(part.at)} ${exclusiveMembers(part.value)}`, part.at)]
      : []),
  ])
}

function namesOf({ at, value, role, inSchema }: DocumentedPart): readonly Complaint[] {
  const isCallback = !inSchema && role === 'object' && at.at(-2) === 'callbacks'
  const fault = faults.get(role === 'names' ? at.at(-1) : isCallback && 'callback')
  if (fault === undefined) return []
  return Object.keys(value).flatMap((name) => {
    const told = name.startsWith('x-') ? undefined : fault(name)
    return told === undefined ? [] : [complaint(`${JSON.stringify(name)} ${told}`, [...at, name])]
  })
}

/** By the mapping that has them, what is wrong with a name; undefined where nothing is. */
const faults = new Map<unknown, (name: string) => string | undefined>([
  ['content', (name) => (mediaType.test(name) ? undefined : 'is no media type')],
  ['patternProperties', faultOfPattern],
  ['callback', faultOfTemplate],
])

function faultOfPattern(name: string): string | undefined {
  try {
    return void new RegExp(name, 'u')
  } catch {
    return 'is no regular expression'
  }
}

/** What a link gives to the operation that it leads to. */
function valuesOf({ at, value, role, inSchema }: DocumentedPart): readonly Complaint[] {
  if (inSchema || role !== 'object' || at.at(-2) !== 'links') return []
  const given = isMap(value['parameters']) ? Object.entries(value['parameters']) : []
  return [
    ...given.map(([name, one]) => [one, [...at, 'parameters', name]] as const),
    [value['requestBody'], [...at, 'requestBody']] as const,
  ].flatMap(([one, place]) => {
    const told = typeof one === 'string' ? faultOfExpression(one) : undefined
    return told === undefined ? [] : [complaint(`${JSON.stringify(one)} ${told}`, place)]
  })
}

/** In a schema, `examples` is a list. */
const isExampleTwice = (value: DataMap): boolean => 'example' in value && isMap(value['examples'])
