import { inHeader, inPath } from '../../api-doc/parameters.js'
import { answer, errors, notModified, resource, tag } from '../../api-doc/responses.js'

const ifNoneMatch = inHeader('If-None-Match', false)
const formatId = inPath('formatId', '^[a-z][a-zA-Z0-9_$]{3,11}$')

/** The formats. */
export const formatPaths = {
  '/text/formats': {
    get: {
      operationId: 'getFormats',
      summary: 'The formats',
      parameters: [ifNoneMatch],
      responses: {
        200: answer('The formats.', 'formats', tag),
        304: notModified,
        ...errors(400, 422),
      },
    },
  },
  '/text/formats/{formatId}': {
    get: {
      operationId: 'getFormat',
      summary: 'One format',
      parameters: [formatId, ifNoneMatch],
      responses: {
        200: answer('The format.', 'format', tag),
        304: notModified,
        ...errors(404),
      },
    },
    put: {
      operationId: 'setFormat',
      summary: 'Replace a format',
      parameters: [formatId, inHeader('If-Match', true)],
      requestBody: { required: true, content: resource('format') },
      responses: {
        200: answer('Replaced.', 'format', tag),
        ...errors(400, 404, 412, 422),
      },
    },
  },
}
