import { changeApiDoc } from '../../alterations/change-api-doc.js'
import type { Liberty } from '../../liberty.js'

const elsewhere = 'https://definitions.bank.example/common.json'

/** Definitions of text that conform, though they are written in another way than the bank's own. */
const liberties: readonly Liberty[] = [
  {
    name: 'other-definition-paths-elsewhere',
    sentence: 'The served definition keeps a path in another document.',
    because: 'OpenAPI lets a path stand in another document, which is not fetched here.',
    behaviour: changeApiDoc(['paths'], (paths) => ({
      ...paths,
      '/text/formats': { $ref: `${elsewhere}#/paths/formats` },
    })),
  },
  {
    name: 'other-definition-parts-elsewhere',
    sentence: 'The served definition keeps parameters, responses and schemas in another document.',
    because: 'OpenAPI lets parts stand in other documents, which are not fetched here.',
    behaviour: changeApiDoc(['paths', '/text/resolved', 'get'], (operation) => ({
      ...operation,
      parameters: [{ $ref: `${elsewhere}#/components/parameters/all` }],
      responses: {
        ...(operation['responses'] as object),
        200: { $ref: `${elsewhere}#/components/responses/resolved` },
        202: {
          description: 'Generated.',
          content: {
            'application/hal+json': {
              schema: { $ref: `${elsewhere}#/components/schemas/resolved` },
            },
          },
        },
      },
    })),
  },
  {
    name: 'other-definition-plain-style',
    sentence: 'The served definition names no operation, no way to authenticate and no refusal.',
    because: 'The document is free in its form; only what the contract has is compared.',
    behaviour: changeApiDoc(['paths', '/text/apiDoc', 'get'], () => ({
      responses: {
        200: {
          description: 'This document.',
          content: { 'application/json': { schema: {} } },
        },
      },
    })),
  },
  {
    name: 'other-definition-swagger',
    sentence: 'The served definition has the form that came before OpenAPI 3.',
    because: 'Which version of OpenAPI the document follows is not said.',
    behaviour: changeApiDoc([], ({ openapi: _, servers: _servers, components, ...document }) => ({
      swagger: '2.0',
      ...document,
      basePath: '/api',
      components,
    })),
  },
  {
    name: 'other-definition-later-version',
    sentence: 'The served definition follows a version of OpenAPI that does not exist yet.',
    because: 'Which version of OpenAPI the document follows is not said.',
    behaviour: changeApiDoc([], (document) => ({ ...document, openapi: '3.9.0', $later: true })),
  },
]

export default liberties
