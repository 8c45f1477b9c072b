import type { Operation } from '../../src/contract/operation.js'
import { responseFor } from '../../src/contract/response-for.js'
import { minimalRefusal } from './minimal-value.js'

/** Makes a refusal such as an operation documents, for what it should not refuse. */
export function refusalOf(operation: Operation): () => Response {
  const status = [400, 422].find((one) => responseFor(operation, one) !== undefined) ?? 404
  const documented = responseFor(operation, status)
  const [mediaType] = documented?.mediaTypes ?? []
  const schema = mediaType === undefined ? undefined : documented?.schema(mediaType)
  if (mediaType === undefined || schema === undefined) return () => new Response(null, { status })
  const body = JSON.stringify(minimalRefusal(operation.definition, schema, status))
  return () => new Response(body, { status, headers: { 'content-type': mediaType } })
}
