import type { Item, Operation } from '../../src/scenario/index.js'
import { followLocal } from './follow-local.js'
import type { ServedOperation } from './served-operations.js'
import { schemaDrift } from './schema-drift.js'

/** Where the representations of a served operation lack members of the contract, or contradict them. */
export function memberDrift(
  document: unknown,
  operation: Operation,
  { responses }: ServedOperation,
): readonly string[] {
  return operation.responses.flatMap(({ status, mediaTypes, schema }) => {
    const [mediaType] = mediaTypes
    const due = mediaType === undefined ? undefined : schema(mediaType)
    if (!status.startsWith('2') || due === undefined) return []
    const response = followLocal(document, responses[status] ?? responses[`${status.charAt(0)}XX`])
    // A status that is lacking is told elsewhere; another document is out of sight.
    if (response === undefined) return []
    const own = servedSchema(document, response)
    if (own === undefined) return [`${operation.id}: the body of ${status} is not described`]
    return schemaDrift(
      { document: operation.definition, schema: due },
      { document, schema: own },
      `${operation.id} ${status} `,
    )
  })
}

function servedSchema(document: unknown, response: Item): unknown {
  const content = Object.entries(followLocal(document, response['content']) ?? {})
  const [, media] = content.find(([type]) => /json|\*/.test(type)) ?? []
  return followLocal(document, media)?.['schema'] ?? response['schema']
}
