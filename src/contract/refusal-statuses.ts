import type { Operation, Parameter } from './operation.js'

/**
 * The statuses with which an operation may refuse an invalid value of a parameter: those that the
 * definition names for it, else those of 400 and 422 that the operation lists, else those of 400,
 * 404 and 422 that it lists or that the document names for the interface as a whole.
 */
export function refusalStatuses(operation: Operation, parameter: Parameter): readonly string[] {
  if (parameter.refusal) return parameter.refusal
  const listed = operation.responses.map(({ status }) => status)
  const usual = ['400', '422'].filter((status) => listed.includes(status))
  if (usual.length > 0) return usual
  const known = [...listed, ...operation.readingStatuses]
  return ['400', '404', '422'].filter((status) => known.includes(status))
}
