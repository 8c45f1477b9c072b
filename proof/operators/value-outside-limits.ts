import { isNode } from '../../src/contract/is-node.js'
import type { SchemaNode } from '../../src/contract/schema-node.js'
import type { Json } from '../alterations/change-json.js'
import { changeInstances } from './change-instances.js'
import { defectName } from './defect-name.js'
import { memberSchema, memberValidity } from './member-validity.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

const limits = ['enum', 'format', 'pattern', 'maxLength', 'minLength', 'maximum', 'minimum']

/** By another identifier something else would be asked for, and another status contradicts the answer: other faults. */
const tellsMore = /^(?:_?id|status(?:Code)?)$/

/** Answers a member with a value of the right type that its definition excludes. */
export const valueOutsideLimits: Operator = (contract) =>
  tested(contract, 'member').flatMap(({ id, origin: { schema, member }, home, operations }) => {
    const described = limited(memberSchema(home.definition, schema, member))
    const limit = limits.find((one) => described?.[one] !== undefined)
    if (described === undefined || limit === undefined || tellsMore.test(member)) return []
    const isValid = memberValidity(home.definition, schema, member)
    return {
      name: defectName('value-outside-limits', id),
      sentence: `In each ${schema}, ${member} has a value beyond its ${limit}.`,
      breaks: [id],
      group: `value-outside-limits ${home.name} ${schema}`,
      response: changeInstances(operations, schema, (instance) => {
        const value = instance[member]
        const wrong =
          value === undefined ? undefined : near(value, described).find((one) => !isValid(one))
        return wrong === undefined ? undefined : { ...instance, [member]: wrong }
      }),
    }
  })

/** The part of a schema that limits strings or numbers. */
function limited(schema: SchemaNode): SchemaNode | undefined {
  const parts = [schema, ...[schema['allOf'], schema['oneOf'], schema['anyOf']].flat()]
  return parts.filter(isNode).find((one) => limits.some((limit) => one[limit] !== undefined))
}

/** Values that look like another one and may lie beyond its limits. */
function near(
  value: Json,
  { maxLength, minLength, maximum, minimum }: SchemaNode,
): readonly Json[] {
  if (typeof value === 'number') return [Number(maximum ?? value) + 1, Number(minimum ?? value) - 1]
  if (typeof value !== 'string') return []
  return [
    value.toUpperCase(),
    value.replace(/(?:Z|[+-]\d\d:\d\d)$/, ''),
    value.slice(1),
    value.split('-').toReversed().join('.'),
    value.replace(/^./, '$& '),
    `${value} !`,
    ...(typeof maxLength === 'number' ? [value.padEnd(maxLength + 1, '.')] : []),
    ...(typeof minLength === 'number' ? [value.slice(0, Math.max(minLength - 1, 0))] : []),
  ]
}
