import type { Operation } from '../../../../src/contract/operation.js'

export const answersWith = ({ responses }: Operation, status: string): boolean =>
  responses.some((response) => response.status === status)
