import type { Answer } from '../answer/answer.js'
import type { Comparison } from './comparison.js'
import { faultAt } from './fault-at.js'
import type { Observation } from '../../terms/verdict.js'
import { Undecided } from '../undecided.js'

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

function judged(seen: Answer, comparison: Comparison): Observation {
  const { holds, expected, actual, pointer, absence, member, whole, deviations } = comparison
  const { shownBy: answer = seen, against, exchanges: others = [] } = comparison
  const numbers = [answer, ...(against === undefined ? [] : [against])].map(numberOf)
  const exchanges = [...numbers, ...others]
  if ((!holds || absence === true) && pointer !== undefined)
    for (const one of against === undefined ? [answer] : [answer, against]) {
      const dependsOn = faultAt(one, pointer, { member, whole })
      if (dependsOn === undefined) continue
      const because = `The body of exchange ${numberOf(one)} is not as described at the place that is compared.`
      return { verdict: 'inconclusive', because, dependsOn, exchanges }
    }
  const kind = deviations === undefined ? undefined : 'drift'
  return holds
    ? { verdict: 'pass', kind, exchanges }
    : { verdict: 'fail', expected, actual, pointer, kind, deviations, exchanges }
}

const numberOf = ({ exchange }: Answer): number => exchange.number
