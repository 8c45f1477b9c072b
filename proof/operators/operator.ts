import type { Contract } from '../../src/contract/contract.js'
import type { Defect } from '../defect.js'

/**
 * Makes defects of what a contract shows: one for each place where it can be broken in the way that the operator
 * is named for. A pure function; the same contract gives the same defects in the same order.
 */
export type Operator = (contract: Contract) => readonly Defect[]
