import { inHeader, inPath, inQuery } from './parameters.js'
import { answer, errors, notModified, resource, tag } from './responses.js'

const text = { type: 'string' }
const list = { style: 'form', explode: false, schema: { type: 'array', items: text } }
const ifNoneMatch = inHeader('If-None-Match', false)
const ifMatch = (required: boolean) => inHeader('If-Match', required)
const groupId = inPath('groupId', '^[A-Za-z_][A-Za-z0-9_$]*([.][A-Za-z_][A-Za-z0-9_$]*){0,2}$', 50)
const textStringId = inPath('textStringId', '^[A-Za-z_][A-Za-z0-9_$]*$')
const formatId = inPath('formatId', '^[a-z][a-zA-Z0-9_$]{3,11}$')
const body = (schema: string) => ({ required: true, content: resource(schema) })

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'string' } },
}
const location = { Location: { description: 'Where it is.', schema: text } }

/** The operations of the text interface that document 2 shows (Endpoints, Text). */
export const paths = {
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
        ifNoneMatch,
      ],
      responses: {
        200: answer('The text.', 'resolvedStrings', tag),
        202: answer('Some of the text.', 'resolvedStrings', retryAfter),
        304: notModified,
        ...errors(400),
      },
    },
  },
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
      parameters: [groupId, textStringId, ifMatch(false)],
      requestBody: body('textString'),
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
      parameters: [formatId, ifMatch(true)],
      requestBody: body('format'),
      responses: {
        200: answer('Replaced.', 'format', tag),
        ...errors(400, 404, 412, 422),
      },
    },
  },
}
