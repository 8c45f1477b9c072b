import type { Bundle } from './bundle-definition.js'
import type { ReachedSchema } from './derive/reached-schema.js'
import type { Operation } from './operation.js'
import { reachedSchemas } from './shape/reached-schemas.js'

/**
 * The named object schemas that stand in the answers of the operations, in the order in which the
 * operations lead to them.
 *
 * @throws ContractError for one that names no clause
 */
export function reachSchemas(
  bundle: Bundle,
  operations: readonly Operation[],
): readonly ReachedSchema[] {
  const reached = new Map<string, ReachedSchema>()
  for (const operation of operations) {
    for (const schema of reachedBy(operation)) {
      const { name, clause } = schema
      if (clause === undefined) {
        const remedy = 'Add x-assay-clause with the document and the section that describe it.'
        const at = ['components', 'schemas', name]
        const problem = `The schema ${name} has no clause.`
        throw bundle.sourceOf(`schemas/${name}`).error(at, problem, remedy)
      }
      reached.set(name, {
        ...schema,
        clause,
        interface: operation.interface,
        definition: bundle.definition,
        operations: [...(reached.get(name)?.operations ?? []), operation.id],
      })
    }
  }
  return [...reached.values()]
}

function reachedBy({ definition, responses, readingResponses }: Operation) {
  const all = [...responses, ...readingResponses]
  const schemas = all.flatMap((response) => response.mediaTypes.map((one) => response.schema(one)))
  const found = schemas.flatMap((schema) =>
    schema === undefined ? [] : [...reachedSchemas(definition, schema).values()],
  )
  return new Set(found)
}
