import { jsonResponse } from '../http/json-response.js'
import type { Operation } from '../http/operation.js'
import { apiDoc } from './api-doc/api-doc.js'

/** The OpenAPI document of message notifications. */
export const getApiDoc: Operation = {
  id: 'getApiDoc',
  method: 'GET',
  path: '/notifications/apiDoc',
  statuses: [200],
  errors: 'notification-error',
  answer: ({ services, url }) =>
    jsonResponse(services.behaviour.apiDoc(apiDoc(`${url.origin}/api`))),
}
