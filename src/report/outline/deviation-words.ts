import type { Deviation } from '../../terms/deviation.js'

/** A deviation of a served definition in one phrase, raw: `getFormat: the contract has status 304, it has nothing`. */
export const deviationWords = ({ operation, expected, actual }: Deviation): string =>
  `${operation}: the contract has ${expected}, it has ${actual}`
