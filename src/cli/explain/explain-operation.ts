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
    ...(parameters.length > 0 ? ['', '  parameters', ...parameters] : []),
    '',
    '  answers',
    ...responses,
    '',
    `  ${bound.length} requirements`,
    ...bound.map(({ id, text }) => `    ${id}\n      ${text}`),
  ].join('\n')
}
