import type { Contract } from '../../src/contract/contract.js'
import type { Operation } from '../../src/contract/operation.js'
import { tested } from './tested.js'

/** An aspect of a law that binds an operation, and its requirement. */
export interface TestedLaw {
  readonly id: string
  readonly aspect: string
  readonly operation: Operation
  /** Of a law that binds parameters or links. */
  readonly parameter: string
}

/** What a law asks of each operation that it binds. */
export function testedLaw(contract: Contract, law: string): readonly TestedLaw[] {
  return tested(contract, 'law').flatMap(({ id, origin, operations: [operation] }) =>
    origin.law === law && operation !== undefined
      ? [{ id, aspect: origin.aspect, operation, parameter: origin.parameter ?? '' }]
      : [],
  )
}
