import { paths } from './paths.js'
import { schemas } from './schemas.js'

/** The bank's own definition of its message notifications, as OpenAPI 3.1. */
export function apiDoc(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Message notifications',
      version: '0.1.0',
      description: 'Messages on topics, for those who subscribed to them.',
    },
    servers: [{ url: baseUrl }],
    security: [{ apiKey: [], accessToken: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'API-Key' },
        accessToken: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
