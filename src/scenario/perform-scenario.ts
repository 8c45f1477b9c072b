import type { Answer } from './answer/answer.js'
import { openCleanUp } from './clean-up.js'
import { declaredBy } from './verify/declaration.js'
import { endingOf } from './verify/ending-of.js'
import { followRoots } from './verify/follow-roots.js'
import { openDoubts } from './verify/open-doubts.js'
import { openObservationLog } from './verify/observation-log.js'
import type { Conclusion } from '../terms/verdict.js'
import { NeedsMore } from './needs-more.js'
import type { Outcome } from './outcome.js'
import type { RunContext } from './run-context.js'
import type { Scenario } from './scenario.js'
import { setStage } from './stage/set-stage.js'
import { unexplainedEnding } from './verify/unexplained-ending.js'
import type { Broken } from './verify/held-until.js'
import { sumUp } from './verify/sum-up.js'
import { tellConclusion } from './verify/tell-conclusion.js'
import { tellError } from './verify/tell-error.js'
import { untilAborted } from './until-aborted.js'

/** How often a scenario is performed again where that may show what is in doubt. */
const mostAgain = 2

/**
 * Performs one scenario against the target. Never throws: what goes wrong is an outcome.
 *
 * @param signal ends the scenario; `signal.reason` is an Error whose message says why
 * @returns one outcome for each requirement that it declares, and for each other one that it saw contradicted; or what
 *   it needs to be performed again
 */
export async function performScenario(
  run: RunContext,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<readonly Outcome[] | NeedsMore> {
  const { verifies, steps } = scenario
  const log = openObservationLog(verifies)
  const held = new Set<Promise<unknown>>()
  const cleanUp = openCleanUp(run, scenario)
  const { afterwards } = cleanUp
  let broken: Broken | undefined
  let last: Answer | undefined
  const doubts = openDoubts()
  const onAnswer = (answer: Answer): void => {
    last = answer
    doubts.note(answer)
  }
  const own: RunContext = {
    ...run,
    surprise: (one) => {
      if (doubts.isBefore(one)) run.surprise(one)
    },
  }
  let lacking: NeedsMore | undefined
  try {
    signal.throwIfAborted()
    const stage = setStage({ run: own, scenario, log, signal, held, afterwards, onAnswer })
    await untilAborted(signal, steps(stage))
  } catch (error) {
    if (error instanceof NeedsMore && !signal.aborted) lacking = error
    broken = endingOf(error, signal)
    doubts.end(error)
  }
  await untilAborted(signal, log.settle()).catch(() => undefined)
  // The next scenario must find the target as it was.
  await Promise.allSettled(held)
  log.close()
  await cleanUp.run()
  if (lacking !== undefined) return lacking
  const follow = followRoots({
    declares: declaredBy(scenario),
    log,
    contract: run.contract,
    alone: (requirement) => doubts.weigh(sumUp(log, requirement, broken, verifies.length === 1)),
  })
  const conclude = (requirement: string): Conclusion =>
    tellConclusion(unexplainedEnding(follow(requirement), last), log, run)
  const outcomes = [...verifies, ...log.undeclared()].map((requirement) => ({
    requirement,
    ...conclude(requirement),
  }))
  if (doubts.isWorthAgain() && (scenario.again ?? 0) < mostAgain && !signal.aborted)
    return new NeedsMore([])
  return tellError(outcomes, broken, log.latest())
}
