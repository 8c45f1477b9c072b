import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

type Members = Readonly<Record<string, unknown>>

/** The same without a member of it, or of what it has within. */
function without(body: unknown, [name = '', ...within]: readonly string[]): unknown {
  if (!isObject(body)) return body
  const { [name]: value, ...rest } = body as Members
  return within.length === 0 ? rest : { ...rest, [name]: without(value, within) }
}

const members = [
  ['image', 'message', 'imageUri'],
  ['variants', 'message', 'variants'],
  ['values', 'values'],
  ['priority', 'priority'],
  ['template', 'contextUriTemplate'],
  ['indicator', 'indicator'],
  ['dismissal', 'notDismissible'],
] as const

/** Members that are not looked at where a definition is updated. */
const defects: readonly Defect[] = members.map(([name, ...path]) => ({
  name: `updated-loosely-${name}`,
  sentence: `An update whose ${path.join('.')} is of the wrong kind is carried out without it.`,
  breaks: ['notifications.updateDefinition.invalid'],
  behaviour: ({ definitionIn }) => ({
    definitionIn: (body, operation) =>
      definitionIn(body, operation) ??
      (operation === 'updateDefinition' ? definitionIn(without(body, path), operation) : undefined),
  }),
}))

export default defects
