import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Template } from './template.js'
import { toldWhere } from './told-where.js'

/** One row for each member that is listed of a named object schema without a word on whether it is required. */
export function deriveListed(schema: ReachedSchema, template: Template): readonly Requirement[] {
  const { interface: name, clause, operations, listed } = schema
  return listed.map(({ member, where }) => {
    const words = {
      interface: name,
      schema: schema.name,
      member,
      where: toldWhere[where ?? 'both'],
    }
    return {
      ...fillTemplate(template, words),
      interface: name,
      clause,
      operations,
      origin: { kind: 'presence', schema: schema.name, member },
    }
  })
}
