const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

/** The header of what has an entity tag. */
export const tag = {
  ETag: { description: 'Entity tag of the representation.', schema: { type: 'string' } },
}

export const notModified = { description: 'The client has it already.' }

/** A representation with the media type of HAL. */
export function resource(schema: string): object {
  return { 'application/hal+json': { schema: ref(schema) } }
}

/** An answer with a representation. */
export function answer(description: string, schema: string, headers: object): object {
  return { description, headers, content: resource(schema) }
}

/** Answers with an error response, by status. */
export function errors(...statuses: readonly number[]): Readonly<Record<number, object>> {
  const refusal = {
    description: 'The request was not carried out.',
    content: resource('errorResponse'),
  }
  return Object.fromEntries(statuses.map((status) => [status, refusal]))
}
