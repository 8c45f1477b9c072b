import type { Operation } from '../../../../src/contract/operation.js'

/** Whether the definition documents a header of the answers with this status. */
export const hasHeader = ({ responses }: Operation, status: string, name: string): boolean =>
  responses.some(
    (response) =>
      response.status === status &&
      response.headers.some((header) => header.name.toLowerCase() === name.toLowerCase()),
  )
