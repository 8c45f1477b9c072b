import { errors } from './responses.js'

/** Where the document itself is served. */
export const apiDocPath = {
  get: {
    operationId: 'getApiDoc',
    summary: 'This document',
    responses: {
      200: {
        description: 'An OpenAPI document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...errors(),
    },
  },
}
