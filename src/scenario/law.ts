import type { Law } from './scenario.js'

/**
 * Declares a law.
 *
 * @param cases from the contract of an interface to cases, at least one for each operation that the law may bind; those
 *   that verify nothing, because the definition shows no requirement for them, are left out
 */
export const law = (name: string, cases: Law['cases']): Law => ({
  kind: 'law',
  name,
  cases: (contract) => cases(contract).filter(({ declares }) => declares.length > 0),
})
