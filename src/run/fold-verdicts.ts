import type { Verdict, VerdictWord } from '../terms/verdict.js'

/** Heaviest first: a requirement is what the heaviest of its findings is. Green only when nothing is left open. */
const weight: readonly VerdictWord[] = ['fail', 'warn', 'error', 'inconclusive', 'pass', 'none']

/** The verdict that several on one requirement come to: the first of the heaviest; undefined of none. */
export function foldVerdicts<V extends Verdict>(verdicts: readonly V[]): V | undefined {
  const word = weight.find((one) => verdicts.some(({ verdict }) => verdict === one))
  return verdicts.find(({ verdict }) => verdict === word)
}
