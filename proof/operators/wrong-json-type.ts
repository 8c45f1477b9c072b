import type { Json, JsonObject } from '../alterations/change-json.js'
import { changeInstances } from './change-instances.js'
import { defectName } from './defect-name.js'
import { memberValidity } from './member-validity.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Answers a member with a value of another JSON type. */
export const wrongJsonType: Operator = (contract) =>
  tested(contract, 'member').map(({ id, origin: { schema, member }, home, operations }) => {
    const isValid = memberValidity(home.definition, schema, member)
    return {
      name: defectName('wrong-json-type', id),
      sentence: `In each ${schema}, ${member} is of another type than it should be.`,
      breaks: [id],
      group: `wrong-json-type ${home.name} ${schema}`,
      response: changeInstances(operations, schema, (instance) => {
        const value = instance[member]
        const wrong =
          value === undefined ? undefined : othersThan(value, member).find((one) => !isValid(one))
        return wrong === undefined ? undefined : { ...instance, [member]: wrong }
      }),
    }
  })

/** An identifier that is another number than its digits says would lead nowhere: more than its type would be wrong. */
const identifiers = ['id', '_id']

/** What a careless serialiser makes of a value, each of another JSON type. */
function othersThan(value: Json, member: string): readonly Json[] {
  switch (typeof value) {
    case 'string': {
      const others = [value.split(' '), { value }]
      const number = Number(value.replaceAll(/\D/g, '').slice(-9)) || 17
      return identifiers.includes(member) ? others : [number, ...others]
    }
    case 'number':
    case 'boolean':
      return [String(value), [value]]
    default:
      if (value === null) return ['null', 0]
      if (Array.isArray(value))
        return [JSON.stringify(value), { ...(value as unknown as JsonObject) }]
      return [
        Object.entries(value).map(([name, of]) => ({ name, value: of })),
        JSON.stringify(value),
      ]
  }
}
