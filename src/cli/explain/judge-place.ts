import type { Contract } from '../../contract/contract.js'
import type { Rule } from '../../rules/rule.js'
import type { Scenario } from '../../scenario/scenario.js'
import { placed, type Placed } from './placed.js'

/**
 * Where a scenario, a law or a rule stands.
 *
 * @param requirement the line that names it, where one does; else that where the judge begins
 */
export const judgePlace = (
  contract: Contract,
  { id, file }: Scenario | Rule,
  requirement?: string,
): Placed =>
  placed(contract, file, ...(requirement === undefined ? [] : [requirement]), id, /^export default/)
