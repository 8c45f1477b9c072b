import type { Operation } from './operation.js'

/** Whether an operation only reads (RFC 9110, section 9.2.1). */
export const isReading = ({ method }: Pick<Operation, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD'
