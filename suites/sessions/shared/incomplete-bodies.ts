import type { RequestInput } from '../../../src/scenario/index.js'

/** Members that are left out, or are no text. */
const changes: readonly Readonly<Record<string, unknown>>[] = [
  { sessionId: null },
  { sessionId: undefined },
  { customerId: undefined },
  { customerId: 42 },
  { institutionId: undefined },
  { institutionId: null },
]

/**
 * Requests whose body lacks something, or names an owner by what is no text: which members are required, and of which
 * type the others are, is not shown, so that each of them may be refused or be enough.
 */
export const incompleteBodies = (body: object): readonly RequestInput[] => [
  { body: new Uint8Array(), headers: [['Content-Type', 'application/json']] },
  { json: {} },
  ...changes
    .filter((change) => Object.keys(change).every((member) => member in body))
    .map((change) => ({ json: { ...body, ...change } })),
]
