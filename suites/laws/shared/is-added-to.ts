import type { Operation } from '../../../src/scenario/index.js'

/**
 * Whether an interface creates things: a law that reads a list there and is to find it as it was needs that nothing else
 * creates any meanwhile.
 */
export const isAddedTo = (operations: readonly Operation[]): boolean =>
  operations.some(({ method }) => method === 'POST')
