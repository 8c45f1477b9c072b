import type { Answer } from './answer.js'
import type { Comparison } from './comparison.js'
import { faultAt } from './fault-at.js'
import type { Observation } from './ledger.js'
import { Undecided } from './undecided.js'

/**
 * What a comparison comes to: pass or fail, or inconclusive where the answer does not allow to compare, or
 * where the body is broken already at the place that was looked at. That is the root, and it fails on its
 * own account.
 *
 * @param compare throws Undecided when the answer does not allow it
 */
export function observationOf(answer: Answer, compare: () => Comparison): Observation {
  try {
    return judged(answer, compare())
  } catch (error) {
    if (!(error instanceof Undecided)) throw error
    return error.observation
  }
}

function judged(
  answer: Answer,
  { holds, absence, member, whole, exchanges: others = [], deviations, ...rest }: Comparison,
): Observation {
  const { number } = answer.exchange
  const exchanges = [number, ...others]
  const doubtful = (!holds || absence === true) && rest.pointer !== undefined
  const dependsOn = doubtful ? faultAt(answer, rest.pointer ?? '', { member, whole }) : undefined
  if (dependsOn === undefined)
    return { ...rest, verdict: holds ? 'pass' : 'fail', exchanges, ...driftOf(deviations) }
  const because = `The body of exchange ${number} is not as described where it was to be looked at.`
  return { verdict: 'inconclusive', because, dependsOn, exchanges }
}

const driftOf = (deviations: Comparison['deviations']): Pick<Observation, 'kind' | 'deviations'> =>
  deviations === undefined ? {} : { kind: 'drift', ...(deviations.length > 0 && { deviations }) }
