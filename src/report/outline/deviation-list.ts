import type { Finding } from '../../run/finding.js'
import type { Fail, Warn } from '../../terms/verdict.js'
import { formatCount } from '../format-count.js'
import { deviationWords } from './deviation-words.js'

/**
 * The deviations of a finding, a phrase each with its place, raw; of very many the first ones and how many are left.
 *
 * @param most phrases before the rest is counted
 */
export function deviationList(
  { deviations = [] }: Finding<Fail | Warn>,
  most: number,
): readonly string[] {
  const rest = deviations.length - most
  return [
    ...deviations.slice(0, most).map((one) => `${deviationWords(one)}, at ${one.pointer}`),
    ...(rest > 0 ? [`and ${formatCount(rest)} more`] : []),
  ]
}
