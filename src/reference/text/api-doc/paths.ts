import { formatPaths } from './format-paths.js'
import { resolvedTextPath } from './resolved-text-path.js'
import { errors } from '../../api-doc/responses.js'
import { stringPaths } from './string-paths.js'

/** The operations of the text interface that document 2 shows (Endpoints, Text). */
export const paths: Readonly<Record<string, object>> = {
  ...resolvedTextPath,
  ...stringPaths,
  '/text/apiDoc': {
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
  },
  ...formatPaths,
}
