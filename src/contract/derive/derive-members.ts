import { articleFor } from '../article-for.js'
import { describeSchema } from '../describe-schema.js'
import type { Requirement } from '../requirement.js'
import { fillTemplate } from './fill-template.js'
import type { ReachedSchema } from './reached-schema.js'
import type { Template } from './template.js'

/**
 * One row for each member of a named object schema: what its value is, wherever it is present. One
 * that no answer may show says why no test can decide it (`x-assay-untestable`).
 */
export function deriveMembers(schema: ReachedSchema, template: Template): readonly Requirement[] {
  const { interface: name, clause, operations, definition } = schema
  return [...schema.members].map(([member, value]) => {
    const words = {
      interface: name,
      schema: schema.name,
      member,
      article: articleFor(schema.name),
      description: describeSchema(definition, value),
    }
    const untestable = value['x-assay-untestable']
    return {
      ...fillTemplate(template, words),
      interface: name,
      clause,
      operations,
      untestable: typeof untestable === 'string' ? untestable : undefined,
      origin: { kind: 'member', schema: schema.name, member },
    }
  })
}
