import { inHeader, inQuery } from '../../api-doc/parameters.js'
import { answer, errors, notModified, tag } from '../../api-doc/responses.js'

const text = { type: 'string' }
const list = { style: 'form', explode: false, schema: { type: 'array', items: text } }

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'string' } },
}

/** Text as a client shows it. */
export const resolvedTextPath = {
  '/text/resolved': {
    get: {
      operationId: 'getResolvedText',
      summary: 'Text as a client shows it',
      parameters: [
        inQuery('format', { schema: text }),
        inQuery('languages', list),
        inQuery('groups', list),
        inQuery('subgroups', { schema: { type: 'boolean' } }),
        inQuery('since', { schema: { type: 'string', format: 'date-time' } }),
        inQuery('resolve', { schema: { type: 'boolean' } }),
        inHeader('Accept-Language', false),
        inHeader('If-None-Match', false),
      ],
      responses: {
        200: answer('The text.', 'resolvedStrings', tag),
        202: answer('Some of the text.', 'resolvedStrings', retryAfter),
        304: notModified,
        ...errors(400),
      },
    },
  },
}
