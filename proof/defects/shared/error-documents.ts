import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const interfaces = [
  ['transactions', 'transactions.errors.status-matches'],
  ['text', 'text.errors.status-matches'],
  ['notifications', 'notifications.errors.status-matches'],
  ['messages', 'messages.errors.status-matches'],
] as const

/** Errors that contradict their answer, in each interface whose errors are error documents. */
const defects: readonly Defect[] = interfaces.map(([name, broken]) => ({
  name: `error-documents-${name}-status-500`,
  sentence: `The statusCode of an error of the interface ${name} is 500, whatever the status is.`,
  breaks: [broken],
  response: changeJson({}, ({ _error: error, ...body }) =>
    error === undefined ? body : { ...body, _error: { ...(error as JsonObject), statusCode: 500 } },
  ),
}))

export default defects
