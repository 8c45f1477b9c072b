import { inHeader, inPath } from '../../api-doc/parameters.js'
import { answer, errors, notModified, resource, tag } from '../../api-doc/responses.js'

const ifNoneMatch = inHeader('If-None-Match', false)
const groupId = inPath('groupId', '^[A-Za-z_][A-Za-z0-9_$]*([.][A-Za-z_][A-Za-z0-9_$]*){0,2}$', 50)
const textStringId = inPath('textStringId', '^[A-Za-z_][A-Za-z0-9_$]*$')
const location = {
  Location: { description: 'Where it is.', schema: { type: 'string', format: 'uri-reference' } },
}

/** The strings of a group. */
export const stringPaths = {
  '/text/groups/{groupId}/strings': {
    get: {
      operationId: 'getStrings',
      summary: 'The strings of a group',
      parameters: [groupId, ifNoneMatch],
      responses: {
        200: answer('The strings.', 'textStrings', tag),
        304: notModified,
        ...errors(422),
      },
    },
  },
  '/text/groups/{groupId}/strings/{textStringId}': {
    get: {
      operationId: 'getString',
      summary: 'One string',
      parameters: [groupId, textStringId, ifNoneMatch],
      responses: {
        200: answer('The string.', 'textString', tag),
        304: notModified,
        ...errors(404),
      },
    },
    put: {
      operationId: 'setString',
      summary: 'Create or update a string',
      parameters: [groupId, textStringId, inHeader('If-Match', false)],
      requestBody: { required: true, content: resource('textString') },
      responses: {
        200: answer('Updated.', 'textString', tag),
        201: answer('Created.', 'textString', { ...tag, ...location }),
        ...errors(400, 409, 412, 422),
      },
    },
    delete: {
      operationId: 'deleteString',
      summary: 'Delete a string',
      parameters: [groupId, textStringId],
      responses: { 204: { description: 'Deleted.' }, ...errors(404) },
    },
  },
}
