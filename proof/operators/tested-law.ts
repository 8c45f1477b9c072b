import type { Contract } from '../../src/contract/contract.js'
import type { LawAspect, LawAspects, LawName } from '../../src/contract/law/law-aspect.js'
import type { ParameterCase } from '../../src/contract/parameter-case.js'
import type { Operation } from '../../src/contract/operation.js'
import { tested } from './tested.js'

/** An aspect of a law that binds an operation, and its requirement. */
export interface TestedLaw<L extends LawName = LawName> {
  readonly id: string
  readonly aspect: LawAspects[L]
  readonly operation: Operation
  /** Of a law that binds parameters or links. */
  readonly parameter: string
  /** Of the law that tries values of a parameter. */
  readonly case?: ParameterCase
}

/** What a law asks of each operation that it binds. */
export function testedLaw<L extends LawName>(contract: Contract, law: L): readonly TestedLaw<L>[] {
  return tested(contract, 'law').flatMap(({ id, origin, operations: [operation] }) =>
    isOf(origin, law) && operation !== undefined
      ? [
          {
            id,
            aspect: origin.aspect,
            operation,
            parameter: origin.parameter ?? '',
            case: origin.case,
          },
        ]
      : [],
  )
}

const isOf = <L extends LawName>(
  origin: LawAspect,
  law: L,
): origin is LawAspect & { readonly aspect: LawAspects[L] } => origin.law === law
