import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { guardedOperations } from '../../alterations/operations-of.js'

const change = changeJson({ statuses: [401] }, ({ _error: error, ...body }) =>
  error === undefined
    ? { ...body, status: 403 }
    : { ...body, _error: { ...(error as JsonObject), statusCode: 403 } },
)

/** Documents 2 and 3 list neither 401 nor 403 for them: either refuses. */
const either = ['text', 'notifications']

const asked = [...new Set(guardedOperations.map(({ name }) => name))].filter(
  (name) => !either.includes(name),
)

/** One defect for each interface that forbids what it should ask a caller to authenticate for. */
const defects: readonly Defect[] = asked.map((name) => {
  const operations = guardedOperations
    .filter((one) => one.name === name)
    .map(({ operation }) => operation)
  return {
    name: `missing-token-forbidden-${name}`,
    sentence: `A caller of ${name} with a key and no token is forbidden, instead of asked to authenticate.`,
    breaks: operations.map((id) => `${name}.${id}.without-token`),
    async response(response, request, context) {
      if (!operations.some((id) => id === context.operation)) return response
      const { headers } = request
      if (!headers.has('api-key') || headers.has('authorization')) return response
      const changed = await change(response, request, context)
      return new Response(changed.body, { status: 403, headers: changed.headers })
    },
  }
})

export default defects
