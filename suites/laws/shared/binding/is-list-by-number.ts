import { isReading } from '../../../../src/contract/is-reading.js'
import type { Operation } from '../../../../src/contract/operation.js'
import { queryParameter } from './query-parameter.js'

/** Whether an operation answers pages that are asked for by number: a numeric start, and a limit. */
export const isListByNumber = (operation: Operation): boolean =>
  isReading(operation) &&
  queryParameter(operation, 'start')?.schema['type'] === 'integer' &&
  queryParameter(operation, 'limit') !== undefined
