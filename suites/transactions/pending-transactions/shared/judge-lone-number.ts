import type { Sender, Verification } from '../../../../src/scenario/index.js'
import { judgeNone } from './judge-none.js'

interface Lone {
  readonly customer: Sender
  readonly several: Verification
  readonly range: Verification
  /** Judges the pending list narrowed by such check numbers. */
  judge(by: Verification, checkNumber: string): Promise<boolean>
}

/** How far the ranges reach on either side. */
const reach = 9

/**
 * Judges lists and ranges of check numbers where but one is pending: it is found before and behind one that no check has,
 * at either end of a range and within it, and in no range that ends before it or begins behind it.
 *
 * @param unknown a number that no check has
 */
export async function judgeLoneNumber(
  { customer, several, range, judge }: Lone,
  number: number,
  unknown: number,
): Promise<void> {
  for (const list of [`${unknown},${number}`, `${number}|${unknown}`]) await judge(several, list)
  // Zero may be no number of a check.
  const [below, above] = [Math.max(number - reach, Math.min(number, 1)), number + reach]
  for (const [from, to] of [
    [number, number],
    [number, above],
    [below, number],
    [below, above],
  ])
    await judge(range, `${from}-${to}`)
  await judgeNone(customer, range, `${number + 1}-${above}`)
  if (number > below) await judgeNone(customer, range, `${below}-${number - 1}`)
}
