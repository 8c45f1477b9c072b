import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { operationsOf } from '../../alterations/operations-of.js'

/** Interfaces whose errors are error documents. */
const interfaces = ['transactions', 'text', 'notifications', 'messages'] as const

/** Errors that contradict their answer. */
const defects: readonly Defect[] = interfaces.map((name) => ({
  name: `error-documents-${name}-status-500`,
  sentence: `The statusCode of an error of the interface ${name} is 500, whatever the status is.`,
  breaks: [`${name}.errors.status-matches`],
  response: changeJson({ operations: operationsOf[name] }, ({ _error: error, ...body }) =>
    error === undefined ? body : { ...body, _error: { ...(error as JsonObject), statusCode: 500 } },
  ),
}))

export default defects
