import type { Law } from './scenario.js'

/**
 * Declares a law, which is called as its folder.
 *
 * @param cases from the contract of an interface to cases, at least one for each operation that the law may bind; those
 *   that verify nothing, because the definition shows no requirement for them, are left out
 */
export const law = (cases: Law['cases']): Law => ({
  kind: 'law',
  cases: (contract) => cases(contract).filter(({ declares }) => declares.length > 0),
})
