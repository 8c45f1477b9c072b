import type { Operation } from '../../src/scenario/index.js'
import { writesOf } from './order-for.js'

/**
 * What a law touches that reads a list and is to find it as it was: where the interface creates things, nothing else
 * may create any meanwhile.
 */
export const touchedBy = (operations: readonly Operation[], list: Operation): readonly string[] =>
  operations.some(({ method }) => method === 'POST') ? writesOf(list) : []
