import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Template } from './template.js'
import { toldWhere } from './told-where.js'

/** One row for each link that every instance of a named object schema carries. */
export function deriveCarried(schema: ReachedSchema, template: Template): readonly Requirement[] {
  const { interface: name, clause, operations, carried } = schema
  return carried.map(({ relation, level, where }) => {
    const words = {
      interface: name,
      schema: schema.name,
      relation,
      where: toldWhere[where ?? 'both'],
    }
    return {
      ...fillTemplate(template, words),
      level,
      interface: name,
      clause,
      operations,
      origin: { kind: 'carried', schema: schema.name, relation },
    }
  })
}
