import type { Operation } from '../../contract/operation.js'
import type { Catalogue } from '../catalogue.js'

/** What an operation is, and the requirements that bind it. */
export function explainOperation(operation: Operation, { requirements }: Catalogue): string {
  const bound = requirements.filter(
    (one) => one.interface === operation.interface && one.operations.includes(operation.id),
  )
  const parameters = operation.parameters.map(
    ({ name, in: where, required, description }) =>
      `    ${name} (${where}${required ? ', required' : ''})  ${description ?? ''}`,
  )
  const responses = operation.responses.map(
    ({ status, mediaTypes }) => `    ${status}  ${mediaTypes.join(', ')}`,
  )
  return [
    `${operation.id}  ${operation.method} ${operation.path}`,
    `  ${operation.summary ?? ''}`,
    `  ${operation.clause}`,
    ...deprecation(operation),
    ...(parameters.length > 0 ? ['', '  parameters', ...parameters] : []),
    '',
    '  answers',
    ...responses,
    '',
    `  ${bound.length} requirements`,
    ...bound.map(({ id, text }) => `    ${id}\n      ${text}`),
  ].join('\n')
}

function deprecation({ deprecated }: Operation): readonly string[] {
  if (deprecated === undefined) return []
  const { since, removal, successor } = deprecated
  const parts = [
    `deprecated${since === undefined ? '' : ` since ${since}`}`,
    ...(removal === undefined ? [] : [`to be removed in ${removal}`]),
    ...(successor === undefined ? [] : [`${successor} takes its place`]),
  ]
  return [`  ${parts.join(', ')}`]
}
