import type { Operation } from '../../contract/operation.js'
import type { Header } from '../../exchange/exchange.js'
import type { PreparedRequest } from './prepared-request.js'

/** Header fields and body of a request, those that the operation asks for where the order says nothing else. */
export const contentOf = (
  prepared: PreparedRequest,
): { readonly headers: readonly Header[]; readonly body?: Uint8Array } => ({
  headers: headersOf(prepared),
  ...bodyOf(prepared),
})

function headersOf({
  operation,
  meant = true,
  json,
  headers: own = [],
}: PreparedRequest): readonly Header[] {
  const has = (name: string): boolean => own.some(([field]) => field.toLowerCase() === name)
  const type = operation.body?.mediaTypes[0] ?? 'application/json'
  return [
    ...(has('accept') ? [] : [['Accept', meant ? acceptable(operation) : '*/*'] as const]),
    ...(json === undefined || has('content-type') ? [] : [['Content-Type', type] as const]),
    ...own,
  ]
}

function bodyOf({ body, json }: PreparedRequest): { readonly body?: Uint8Array } {
  if (body !== undefined) return { body }
  return json === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(json)) }
}

/** Every media type that the operation documents, and anything else at the lowest weight. */
function acceptable(operation: Operation): string {
  const types = operation.responses.flatMap((response) => response.mediaTypes)
  return [...new Set(types), '*/*;q=0.1'].join(', ')
}
