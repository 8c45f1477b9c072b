import type { Conclusion } from '../../terms/verdict.js'

/** How a scenario breaks off. */
export type Broken = Extract<Conclusion, { readonly verdict: 'inconclusive' | 'error' }>

/** What is left open of a requirement that held until its scenario broke off. */
export const heldUntil = (broken: Broken): Broken => ({
  ...broken,
  because: `It held as far as it was tested. ${broken.because}`,
})
