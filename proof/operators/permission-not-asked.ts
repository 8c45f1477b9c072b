import { answerAsLast } from './answer-as-last.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'

/**
 * Serves callers who lack the permission for an operation: those whom it never served. That others may not see
 * everything is another matter.
 */
export const permissionNotAsked: Operator = (contract) =>
  testedLaw(contract, 'authorization').map(({ id, operation }) => ({
    name: defectName('permission-not-asked', id),
    sentence: `${operation.id} serves callers who lack the permission for it.`,
    breaks: [id],
    response: answerAsLast(
      [operation],
      ({ headers }, { status }, { tokens }) =>
        status === 403 && !tokens.has(headers.get('authorization') ?? ''),
    ),
  }))
