import type { Call } from './operation.js'
import { readJsonBody } from './read-json-body.js'
import { Refusal } from './refusal.js'

/**
 * Reads the JSON body of a request before anything is judged, so that no other request comes between judging and
 * writing. A body that is to be refused is told as its refusal: what is judged first may refuse the request for more.
 */
export const bodyOrRefusal = ({ request }: Call): Promise<unknown> =>
  readJsonBody(request).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
