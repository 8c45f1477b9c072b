import { counted } from '../../report/counted.js'
import type { Operation } from '../../contract/operation.js'
import type { Catalogue } from '../catalogue.js'
import { placed, placeText, type Placed } from './placed.js'

export interface ExplainedOperation extends Placed {
  readonly is: 'operation'
  readonly id: string
  readonly interface: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly clause: string
  readonly deprecated?: Operation['deprecated']
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description: string
  }[]
  readonly answers: readonly { readonly status: string; readonly mediaTypes: readonly string[] }[]
  readonly requirements: readonly { readonly id: string; readonly text: string }[]
}

/** What an operation is, and the requirements that bind it. */
export function explainOperation(
  operation: Operation,
  { contract, requirements }: Catalogue,
): ExplainedOperation {
  const { id, interface: name, method, path, summary = '', clause, deprecated } = operation
  const home = contract.interfaces.find((one) => one.name === name)
  return {
    is: 'operation',
    id,
    interface: name,
    method,
    path,
    summary,
    clause,
    ...placed(contract, home?.definitionFile ?? '', new RegExp(`operationId: ${id}$`)),
    deprecated,
    parameters: operation.parameters.map((one) => ({
      name: one.name,
      in: one.in,
      required: one.required,
      description: one.description ?? '',
    })),
    answers: operation.responses.map(({ status, mediaTypes }) => ({ status, mediaTypes })),
    requirements: requirements
      .filter((one) => one.interface === name && one.operations.includes(id))
      .map((one) => ({ id: one.id, text: one.text })),
  }
}

/** Written for a reader who knows no more than the operationId. */
export function operationText(operation: ExplainedOperation): string {
  const parameters = operation.parameters.map(
    ({ name, in: where, required, description }) =>
      `    ${name} (${where}${required ? ', required' : ''})  ${description}`,
  )
  return [
    `${operation.id}  ${operation.method} ${operation.path}`,
    `  ${operation.summary}`,
    `  ${operation.clause}`,
    `  ${placeText(operation)}`,
    ...deprecation(operation.deprecated),
    ...(parameters.length > 0 ? ['', '  parameters', ...parameters] : []),
    '',
    '  answers',
    ...operation.answers.map(({ status, mediaTypes }) => `    ${status}  ${mediaTypes.join(', ')}`),
    '',
    `  ${counted(operation.requirements.length, 'requirement')}`,
    ...operation.requirements.map(({ id, text }) => `    ${id}\n      ${text}`),
  ].join('\n')
}

function deprecation(deprecated: Operation['deprecated']): readonly string[] {
  if (deprecated === undefined) return []
  const { since, removal, successor } = deprecated
  const parts = [
    `deprecated${since === undefined ? '' : ` since ${since}`}`,
    ...(removal === undefined ? [] : [`to be removed in ${removal}`]),
    ...(successor === undefined ? [] : [`${successor} takes its place`]),
  ]
  return [`  ${parts.join(', ')}`]
}
