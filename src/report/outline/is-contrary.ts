import type { VerdictWord } from '../../terms/verdict.js'

/** Whether the target did the contrary of a requirement: it failed, or is warned of. */
export const isContrary = <T extends { readonly verdict: VerdictWord }>(
  one: T,
): one is Extract<T, { readonly verdict: 'fail' | 'warn' }> =>
  one.verdict === 'fail' || one.verdict === 'warn'
