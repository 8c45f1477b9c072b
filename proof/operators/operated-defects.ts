import type { Contract } from '../../src/contract/contract.js'
import type { Defect } from '../defect.js'
import type { Listed } from '../list-variations.js'
import { breaksAsWell } from './breaks-as-well.js'
import { operators } from './operators.js'

/** The defects that operators make of a contract, with the interface of each. */
export const operatedDefects = (contract: Contract): readonly Listed<Defect>[] =>
  operators
    .flatMap((operator) => operator(contract))
    .map((defect) => ({
      ...defect,
      breaks: [...defect.breaks, ...(breaksAsWell[defect.name] ?? [])],
      scope: defect.breaks[0]?.split('.', 1)[0] ?? '',
    }))
