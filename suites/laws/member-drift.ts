import type { Item, Operation } from '../../src/scenario/index.js'
import { type Drift, differs, unseen } from './drift.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'
import { schemaDrift } from './schema-drift.js'
import type { ServedOperation } from './served-operations.js'

/** Where the representations of a served operation lack members of the contract, or contradict them. */
export function memberDrift(
  document: unknown,
  operation: Operation,
  served: ServedOperation,
): readonly Drift[] {
  return [
    ...requestDrift(document, operation, served),
    ...operation.responses.flatMap((response) =>
      answerDrift(document, operation, response, served),
    ),
  ]
}

function answerDrift(
  document: unknown,
  { id, definition }: Operation,
  { status, mediaTypes: [mediaType], schema }: Operation['responses'][number],
  { responses }: ServedOperation,
): readonly Drift[] {
  const due = mediaType === undefined ? undefined : schema(mediaType)
  if (!/^[24]\d\d$/.test(status) || due === undefined) return []
  const isError = status.startsWith('4')
  const keys = [status, `${status.charAt(0)}XX`, ...(isError ? ['default'] : [])]
  // A status that is lacking is told elsewhere.
  const given = keys.map((key) => responses[key]).find((one) => one !== undefined)
  if (leadsAway(document, given))
    return [unseen(`${id}: ${status} is described in another document`)]
  const response = followLocal(document, given)
  if (response === undefined) return []
  const own = schemaIn(document, response)
  // What an error of this status holds may be left to be found out.
  if (own === undefined)
    return isError || due['x-assay-open'] === true
      ? []
      : [differs(`${id}: the body of ${status} is not described`)]
  return schemaDrift(
    { document: definition, schema: due },
    { document, schema: own },
    { at: `${id} ${status} `, whole: true },
  )
}

function requestDrift(
  document: unknown,
  { id, body, definition }: Operation,
  { node, parameters, parametersElsewhere }: ServedOperation,
): readonly Drift[] {
  const [mediaType] = body?.mediaTypes ?? []
  const due = mediaType === undefined ? undefined : body?.schema(mediaType)
  if (due === undefined) return []
  // OpenAPI 2 has a parameter for it.
  const given = node['requestBody'] ?? parameters.find((one) => one['in'] === 'body')
  if (leadsAway(document, given) || (given === undefined && parametersElsewhere))
    return [unseen(`${id}: its body is described in another document`)]
  const own = followLocal(document, given)
  if (own === undefined) return [differs(`${id}: it takes no body`)]
  const schema = schemaIn(document, own)
  if (schema === undefined) return [differs(`${id}: the body that it takes is not described`)]
  return schemaDrift(
    { document: definition, schema: due },
    { document, schema },
    { at: `${id} body `, whole: false },
  )
}

/** The schema of a JSON body; in OpenAPI 2 it stands by itself. */
function schemaIn(document: unknown, holder: Item): unknown {
  const content = Object.entries(followLocal(document, holder['content']) ?? {})
  const [, media] = content.find(([type]) => /json|\*/.test(type)) ?? []
  return followLocal(document, media)?.['schema'] ?? holder['schema']
}
