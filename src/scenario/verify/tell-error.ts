import type { Outcome } from '../outcome.js'
import { type Broken, heldUntil } from './held-until.js'

/**
 * Says how a scenario broke off where all that it declares had been decided by then: that a request was not answered,
 * or that Assay made a mistake, is told at the requirement that it was at, and nowhere else.
 *
 * @param at the requirement of its last observation; where that did not hold, the last one that did tells it
 */
export function tellError(
  outcomes: readonly Outcome[],
  broken: Broken | undefined,
  at: string | undefined,
): readonly Outcome[] {
  if (broken?.verdict !== 'error') return outcomes
  if (outcomes.some(({ verdict }) => verdict === 'error')) return outcomes
  const held = outcomes.filter(({ verdict }) => verdict === 'pass')
  const place = held.find(({ requirement }) => requirement === at) ?? held.at(-1)
  return outcomes.map((one) =>
    one === place ? { requirement: one.requirement, ...heldUntil(broken) } : one,
  )
}
