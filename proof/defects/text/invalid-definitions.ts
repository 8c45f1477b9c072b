import { changeApiDoc } from '../../alterations/change-api-doc.js'
import type { Defect } from '../../defect.js'

const breaks = ['text.apiDoc.valid']

/** Served definitions that have all of the contract, and yet are no proper OpenAPI documents. */
const defects: readonly Defect[] = [
  {
    name: 'invalid-definition-identifier-twice',
    sentence: 'The served definition gives two operations one operationId.',
    breaks,
    behaviour: changeApiDoc(['paths', '/text/formats', 'get'], (operation) => ({
      ...operation,
      operationId: 'getFormat',
    })),
  },
  {
    name: 'invalid-definition-undescribed-response',
    sentence: 'A response of the served definition has no description.',
    breaks,
    behaviour: changeApiDoc(
      ['paths', '/text/apiDoc', 'get', 'responses', '200'],
      ({ description: _, ...response }) => response,
    ),
  },
  {
    name: 'invalid-definition-lost-reference',
    sentence: 'The served definition refers to a schema that it has not got.',
    breaks,
    behaviour: changeApiDoc(['components', 'schemas', 'format', 'properties'], (properties) => ({
      ...properties,
      icon: { $ref: '#/components/schemas/icon' },
    })),
  },
  {
    name: 'invalid-definition-lost-path-parameter',
    sentence: 'The served definition does not declare the parameter of a path.',
    breaks,
    behaviour: changeApiDoc(['paths', '/text/formats/{formatId}', 'get'], (operation) => ({
      ...operation,
      parameters: (operation['parameters'] as readonly { in?: string }[]).filter(
        (one) => one.in !== 'path',
      ),
    })),
  },
]

export default defects
