import type { Verdict } from './finding.js'

/** Heaviest first: a requirement is what the heaviest of its findings is. Green only when nothing is left open. */
const weight: readonly Verdict[] = ['fail', 'error', 'inconclusive', 'pass', 'none']

/** What several verdicts on one requirement come to. */
export const foldVerdicts = (verdicts: readonly Verdict[]): Verdict =>
  weight.find((one) => verdicts.includes(one)) ?? 'none'
