import type { Json, JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Objects by name, as deep as they are in an OpenAPI document. */
type Node = { [member: string]: Node }

/** A definition that is like the bank's own but for one change. */
function served(
  breaks: string,
  name: string,
  sentence: string,
  change: (document: Node) => unknown,
): Defect {
  return {
    name: `served-definitions-${name}`,
    sentence: `The served definition ${sentence}.`,
    breaks: [breaks],
    behaviour: ({ apiDoc }) => ({
      apiDoc(document) {
        const copy = JSON.parse(JSON.stringify(apiDoc(document))) as JsonObject
        change(copy as unknown as Node)
        return copy
      },
    }),
  }
}

const resolved = '/text/resolved'
const string = '/text/groups/{groupId}/strings/{textStringId}'
const format = '/text/formats/{formatId}'

const operation = ({ paths }: Node, path: string, method: string): Node =>
  paths?.[path]?.[method] ?? {}
const members = ({ components }: Node, schema: string): Node =>
  components?.['schemas']?.[schema]?.['properties'] ?? {}
const set = (node: Node | undefined, member: string, value: Json): void => {
  if (node !== undefined) (node as unknown as JsonObject)[member] = value
}

/** Changes the parameter with this name. */
function parameter(node: Node, name: string, change: (parameters: Node[], at: number) => void) {
  const parameters = node['parameters'] as unknown as Node[]
  change(
    parameters,
    parameters.findIndex((one) => (one['name'] as unknown) === name),
  )
}

/** A definition that the bank serves of itself, and that is not the contract's. */
const defects: readonly Defect[] = [
  served(
    'text.apiDoc.openapi',
    'without-version',
    'does not name its version of OpenAPI',
    (document) => {
      delete document['openapi']
    },
  ),
  served(
    'text.apiDoc.openapi',
    'without-title',
    'has no title',
    ({ info }) => delete info?.['title'],
  ),
  served(
    'text.apiDoc.openapi',
    'without-paths',
    'has no paths',
    (document) => delete document['paths'],
  ),

  served('text.apiDoc.operations', 'without-setFormat', 'lacks setFormat', ({ paths }) => {
    delete paths?.[format]?.['put']
  }),
  served(
    'text.apiDoc.operations',
    'without-resolved',
    'lacks the path of resolved text',
    ({ paths }) => {
      delete paths?.[resolved]
    },
  ),
  served('text.apiDoc.operations', 'other-method', 'has PATCH for setString', ({ paths }) => {
    const { put, ...others } = paths?.[string] ?? {}
    set(paths, string, { ...others, patch: put } as unknown as Json)
  }),
  served('text.apiDoc.operations', 'other-path', 'has formats at another path', ({ paths }) => {
    const { [format]: one, ...others } = paths ?? {}
    for (const path of Object.keys(others)) if (path.endsWith('formats')) delete paths?.[path]
    delete paths?.[format]
    set(paths, '/text/shapes/{formatId}', one as unknown as Json)
  }),

  served('text.apiDoc.parameters', 'without-since', 'lacks the parameter since', (document) =>
    parameter(operation(document, resolved, 'get'), 'since', (all, at) => all.splice(at, 1)),
  ),
  served('text.apiDoc.parameters', 'without-If-Match', 'lacks If-Match of setFormat', (document) =>
    parameter(operation(document, format, 'put'), 'If-Match', (all, at) => all.splice(at, 1)),
  ),
  served('text.apiDoc.parameters', 'subgroups-number', 'has a number for subgroups', (document) =>
    parameter(operation(document, resolved, 'get'), 'subgroups', (all, at) =>
      set(all[at], 'schema', { type: 'integer' }),
    ),
  ),
  served('text.apiDoc.parameters', 'format-required', 'asks for the parameter format', (document) =>
    parameter(operation(document, resolved, 'get'), 'format', (all, at) =>
      set(all[at], 'required', true),
    ),
  ),
  served('text.apiDoc.parameters', 'language-required', 'asks for Accept-Language', (document) =>
    parameter(operation(document, resolved, 'get'), 'Accept-Language', (all, at) =>
      set(all[at], 'required', true),
    ),
  ),

  served(
    'text.apiDoc.statuses',
    'without-202',
    'lacks the status 202 of getResolvedText',
    (document) => {
      delete operation(document, resolved, 'get')['responses']?.['202']
    },
  ),
  served('text.apiDoc.statuses', 'without-304', 'lacks the status 304 of getFormat', (document) => {
    delete operation(document, format, 'get')['responses']?.['304']
  }),
  served('text.apiDoc.statuses', 'without-409', 'lacks the status 409 of setString', (document) => {
    delete operation(document, string, 'put')['responses']?.['409']
  }),

  served('text.apiDoc.members', 'without-keys', 'lacks the member unresolvedKeys', (document) => {
    delete members(document, 'resolvedStrings')['unresolvedKeys']
  }),
  served('text.apiDoc.members', 'without-language', 'lacks the language of an item', (document) => {
    delete members(document, 'textStringItem')['language']
  }),
  served(
    'text.apiDoc.members',
    'groups-listed',
    'has a list for the groups of resolved text',
    (document) => {
      const groups = { type: 'array', items: { type: 'object' } }
      set(members(document, 'resolvedStrings'), 'groups', groups)
    },
  ),
  served('text.apiDoc.members', 'longer-value', 'has values of 8000 characters', (document) =>
    set(members(document, 'textStringItem')['value'], 'maxLength', 8000),
  ),
  served('text.apiDoc.members', 'numbered-texts', 'has numbers for resolved texts', (document) =>
    set(
      members(document, 'resolvedStrings')['groups']?.['additionalProperties'],
      'additionalProperties',
      {
        type: 'number',
      },
    ),
  ),
  served(
    'text.apiDoc.members',
    'undescribed',
    'does not describe what getString answers',
    (document) => {
      delete operation(document, string, 'get')['responses']?.['200']?.['content']
    },
  ),
  served(
    'text.apiDoc.members',
    'without-body',
    'does not say that setString takes a body',
    (document) => {
      delete operation(document, string, 'put')['requestBody']
    },
  ),
  served(
    'text.apiDoc.members',
    'error-without-message',
    'lacks the message of an error',
    (document) => {
      delete members(document, 'error')['message']
    },
  ),
]

export default defects
