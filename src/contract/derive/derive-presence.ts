import type { Requirement } from '../requirement.js'
import type { ListedMember } from '../shape/shape.js'
import { fillTemplate } from './fill-template.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Template } from './template.js'
import { toldWhere } from './told-where.js'

/**
 * One row for each member of a named object schema that has to be there.
 *
 * @param due those that it must have, or those that it should have
 */
export function derivePresence(
  { interface: name, name: schema, clause, operations }: ReachedSchema,
  due: readonly ListedMember[],
  template: Template,
): readonly Requirement[] {
  return due.map(({ member, where }) => ({
    ...fillTemplate(template, {
      interface: name,
      schema,
      member,
      where: toldWhere[where ?? 'both'],
    }),
    interface: name,
    clause,
    operations,
    origin: { kind: 'presence', schema, member },
  }))
}
