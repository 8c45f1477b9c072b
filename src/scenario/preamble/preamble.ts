import type { Operation } from '../../contract/operation.js'
import type { Answer } from '../answer/answer.js'
import type { Comparison } from '../verify/comparison.js'
import { fixtureBehind } from '../fixture/fixture-behind.js'
import type { Recheck } from '../verify/recheck.js'
import { isRefusal } from '../answer/is-refusal.js'
import type { ObservationLog } from '../verify/observation-log.js'
import { observationOf } from '../verify/observation-of.js'
import type { RunContext } from '../run-context.js'
import type { Scenario } from '../scenario.js'
import { noWriteTwice } from '../verify/after-write-sent-again.js'
import { service } from './service.js'
import { answeredWith } from './answered-with.js'
import { tellSurprise } from '../tell-surprise.js'
import { Undecided } from '../undecided.js'

interface Stand {
  readonly run: Pick<RunContext, 'redact' | 'surprise' | 'given' | 'givenNames'>
  readonly scenario: Pick<Scenario, 'id' | 'interface'>
  readonly log: Pick<ObservationLog, 'contradict'>
  /** Looks whether the operation answers any caller at all: where it does not, that is the root. */
  readonly isServed?: (operation: Operation) => Recheck
}

/**
 * What happens with a comparison that a scenario builds on. Where it does not hold, what follows is inconclusive, and
 * the requirement that it rests on fails; without one, the target surprised Assay, unless a lack of permission or of
 * data explains it.
 *
 * @param requirement that it rests on; undefined where it rests on the profile, on permissions or on others' data
 * @throws Undecided where it does not hold
 */
export function preamble(
  { run, scenario, log, isServed }: Stand,
  requirement: string | undefined,
): (answer: Answer, compare: () => Comparison) => true {
  return (answer, compare) => {
    const { exchange, operation, status } = answer
    const observation = observationOf(answer, compare)
    if (observation.verdict === 'pass') return true
    const { exchanges } = observation
    const isFailure = observation.verdict === 'fail'
    const because = isFailure
      ? `Exchange ${exchange.number} was expected to have ${observation.expected} and had ${observation.actual}; what follows depends on it.`
      : observation.because
    const fixture = isFailure && status >= 400 ? fixtureBehind(run, exchange) : undefined
    if (isRefusal(answer))
      throw new Undecided(because, { remedy: remedyOf(answer, fixture), exchanges })
    if (answer.refusedBefore !== undefined && isFailure)
      throw new Undecided(because, {
        remedy: noWriteTwice,
        exchanges: [answer.refusedBefore, ...exchanges],
      })
    if (isFailure && requirement !== undefined) {
      const isRoot = requirement === operation.requirement(service)
      const doubtful = !isRoot && operation.method === 'GET' && status >= 400
      log.contradict(requirement, observation, doubtful ? isServed?.(operation) : undefined)
      throw new Undecided(because, { dependsOn: requirement, exchanges })
    }
    const root = observation.dependsOn
    tellSurprise({ run, scenario }, answer, because, root)
    const remedy = isFailure
      ? (another(fixture) ?? answeredWith(operation.id, observation.expected))
      : observation.remedy
    throw new Undecided(because, { dependsOn: root, remedy, exchanges })
  }
}

/** What the profile names may be gone since, and only its owner can say what is there in its place. */
const another = (fixture: string | undefined): string | undefined =>
  fixture === undefined ? undefined : `change ${fixture}`

/** What would have a request answered that was refused for want of credentials, permission or capacity. */
function remedyOf({ status, exchange }: Answer, fixture: string | undefined): string {
  if (status === 403 && fixture !== undefined)
    return `change ${fixture}, or let the ${exchange.actor} use what it names`
  if (status === 429) return 'limits.concurrency (lower it)'
  return status === 503 ? 'run again when the target serves requests' : `actors.${exchange.actor}`
}
