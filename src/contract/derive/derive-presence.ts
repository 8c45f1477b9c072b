import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Template } from './template.js'

/** One row for each required member of a named object schema. */
export function derivePresence(schema: ReachedSchema, template: Template): readonly Requirement[] {
  const { interface: name, clause, operations, required } = schema
  return required.map((member) => ({
    ...fillTemplate(template, { interface: name, schema: schema.name, member }),
    interface: name,
    clause,
    operations,
    origin: { kind: 'presence', schema: schema.name, member },
  }))
}
