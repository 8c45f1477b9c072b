import type { Contract } from '../../src/contract/contract.js'
import type { Defect } from '../defect.js'
import type { Listed } from '../list-variations.js'
import { breaksAsWell } from './breaks-as-well.js'
import { operators } from './operators.js'

/** The defects that operators make of a contract, with the interface of each. */
export const operatedDefects = (contract: Contract): readonly Listed<Defect>[] =>
  operators.flatMap((operator) =>
    operator(contract).map((defect) => ({
      ...defect,
      breaks: [...defect.breaks, ...(breaksAsWell[defect.name] ?? [])],
      // What breaks more than its member is looked at by itself.
      group: defect.name in breaksAsWell ? undefined : defect.group,
      scope: homeOf(defect, contract),
      interfaces: [homeOf(defect, contract)],
      file: `proof/operators/${fileOf(operator.name)}.ts`,
    })),
  )

const homeOf = ({ breaks: [first = ''] }: Defect, contract: Contract): string =>
  contract.requirement(first)?.interface ?? ''

/** A file is named for its one export: `wrongStatus` as `wrong-status`. */
const fileOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
