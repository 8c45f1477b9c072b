import type { Operation, Parameter, ResponseSpec } from './operation.js'
import { responseFor } from './response-for.js'

/**
 * The statuses with which an operation may refuse an invalid value of a parameter: those that the
 * definition names for it, else those of 400 and 422 that the operation lists, also as part of a range
 * (`4XX`), else those of 400, 404 and 422 that it lists or that the document names for the interface
 * as a whole.
 */
export function refusalStatuses(operation: Operation, parameter: Parameter): readonly string[] {
  if (parameter.refusal) return parameter.refusal
  const documented = (status: string) => responseFor(operation, Number(status))
  const usual = ['400', '422'].filter((status) => isListed(documented(status)))
  if (usual.length > 0) return usual
  return ['400', '404', '422'].filter((status) => documented(status) !== undefined)
}

const isListed = (response: ResponseSpec | undefined): boolean =>
  response !== undefined && response.reading !== true
