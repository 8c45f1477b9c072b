import { ref } from './shapes.js'

/** The header of what has an entity tag. */
export const tag = {
  ETag: { description: 'Entity tag of the representation.', schema: { type: 'string' } },
}

/** The answer for a client whose entity tag is the current one. */
export const notModified = { description: 'The client has it already.', headers: tag }

/** The answers for a caller who may not do this. */
const refusedCaller = {
  401: {
    description: 'API key or access token are missing or not known.',
    headers: {
      'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } },
    },
    content: resource('errorResponse'),
  },
  403: {
    description: 'The access token does not permit this.',
    content: resource('errorResponse'),
  },
}

/** A representation with the media type of HAL. */
export function resource(schema: string): object {
  return { 'application/hal+json': { schema: ref(schema) } }
}

/** An answer with a representation. */
export function answer(description: string, schema: string, headers: object = {}): object {
  return { description, headers, content: resource(schema) }
}

/** Refusals, by status: of the caller, and those of the operation with an error response. */
export function errors(...statuses: readonly number[]): Readonly<Record<number, object>> {
  const refusal = {
    description: 'The request was not carried out.',
    content: resource('errorResponse'),
  }
  return { ...refusedCaller, ...Object.fromEntries(statuses.map((status) => [status, refusal])) }
}
