import { paths } from './paths.js'
import { schemas } from './schemas.js'

/** The bank's own definition of its text interface, as OpenAPI 3.1. */
export function apiDoc(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Text',
      version: '0.2.1',
      description: 'Text that applications show, in their language and format.',
    },
    servers: [{ url: baseUrl }],
    security: [{ apiKey: [], accessToken: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'API-Key' },
        accessToken: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: 'https://login.bank.example/oauth2/authorize',
              tokenUrl: 'https://login.bank.example/auth/oauth2/token',
              scopes: {
                'data/read': 'Read text.',
                'admin/write': 'Update text.',
                'admin/delete': 'Delete text.',
                'data/full': 'Everything.',
              },
            },
          },
        },
      },
    },
  }
}
