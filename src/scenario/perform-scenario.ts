import { afterWriteSentAgain } from './verify/after-write-sent-again.js'
import type { Answer } from './answer/answer.js'
import { isLost } from './answer/is-lost.js'
import { openCleanUp } from './clean-up.js'
import { declaredBy } from './verify/declaration.js'
import type { Deviation } from '../terms/deviation.js'
import { inWriting } from './in-writing.js'
import { followRoots } from './verify/follow-roots.js'
import { type ObservationLog, openObservationLog } from './verify/observation-log.js'
import type { Step } from '../terms/step.js'
import type { Conclusion } from '../terms/verdict.js'
import { NeedsMore } from './needs-more.js'
import type { Outcome } from './outcome.js'
import { NoAnswer } from './request/no-answer.js'
import type { RunContext } from './run-context.js'
import type { Scenario } from './scenario.js'
import { setStage } from './stage/set-stage.js'
import { unexplainedEnding } from './verify/unexplained-ending.js'
import type { Broken } from './verify/held-until.js'
import { sumUp } from './verify/sum-up.js'
import { tellError } from './verify/tell-error.js'
import { Undecided } from './undecided.js'
import { untilAborted } from './until-aborted.js'
import { withStandingFixture } from './fixture/with-standing-fixture.js'

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
  /** Exchanges in which writes were answered with 503 that were sent again. */
  const refused: number[] = []
  /** Those in which what stands before the target answered a write. */
  const lost: number[] = []
  const onAnswer = (answer: Answer): void => {
    last = answer
    if (answer.refusedBefore !== undefined) refused.push(answer.refusedBefore)
    if (isLost(answer)) lost.push(answer.exchange.number)
  }
  const own: RunContext = {
    ...run,
    surprise: (one) => {
      if ([...refused, ...lost].every((number) => number >= (one.exchange ?? 0))) run.surprise(one)
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
  }
  await untilAborted(signal, log.settle()).catch(() => undefined)
  // The next scenario must find the target as it was.
  await Promise.allSettled(held)
  log.close()
  await cleanUp.run()
  if (lacking !== undefined) return lacking
  let isInDoubt = false
  const follow = followRoots({
    declares: declaredBy(scenario),
    log,
    contract: run.contract,
    alone: (requirement) => {
      const summed = sumUp(log, requirement, broken, verifies.length === 1)
      const conclusion = afterWriteSentAgain(summed, refused, lost)
      isInDoubt ||= conclusion !== summed || (lost.length > 0 && summed.verdict !== 'pass')
      return conclusion
    },
  })
  const conclude = (requirement: string): Conclusion => {
    const conclusion = unexplainedEnding(follow(requirement), last)
    const rooted = withKnownRoot(withDeepestRoot(conclusion, log), run)
    return inWords(withStandingFixture(rooted, run), run.redact)
  }
  const outcomes = [...verifies, ...log.undeclared()].map((requirement) => ({
    requirement,
    ...conclude(requirement),
  }))
  // Performed again, the target may serve all writes.
  if (isInDoubt && (scenario.again ?? 0) < mostAgain && !signal.aborted) return new NeedsMore([])
  return tellError(outcomes, broken, log.latest())
}

/** What was blamed first may turn out to have a root of its own. */
function withDeepestRoot(ending: Conclusion, log: ObservationLog): Conclusion {
  if (ending.dependsOn === undefined) return ending
  return { ...ending, dependsOn: log.rootOf(ending.dependsOn) ?? ending.dependsOn }
}

/** A root that the definition does not show is not followed. */
function withKnownRoot(ending: Conclusion, { contract }: RunContext): Conclusion {
  if (ending.dependsOn === undefined) return ending
  return { ...ending, dependsOn: contract.requirement(ending.dependsOn)?.id }
}

function inWords(ending: Conclusion, redact: RunContext['redact']): Conclusion {
  if (ending.verdict === 'fail')
    return {
      ...ending,
      expected: inWriting(ending.expected, redact),
      actual: inWriting(ending.actual, redact),
      deviations: ending.deviations?.map((one) => deviationInWords(one, redact)),
      sequence: ending.sequence?.map((step) => told(step, redact)),
    }
  if (ending.because === undefined) return ending
  return { ...ending, because: inWriting(ending.because, redact) }
}

const deviationInWords = (one: Deviation, redact: RunContext['redact']): Deviation => ({
  ...one,
  pointer: inWriting(one.pointer, redact),
  actual: inWriting(one.actual, redact),
})

/** Characters of a body that are shown of each request of a sequence. */
const bodyShown = 160

const told = (
  { exchange, request, body, answer, due }: Step,
  redact: RunContext['redact'],
): Step => ({
  exchange,
  request: [request, ...(body === undefined ? [] : [inWriting(body, redact, bodyShown)])]
    .map((part) => inWriting(part, redact))
    .join(', '),
  answer: inWriting(answer, redact),
  due: due && inWriting(due, redact),
})

function endingOf(error: unknown, signal: AbortSignal): Broken {
  if (signal.aborted && signal.reason instanceof Undecided) return signal.reason.observation
  if (signal.aborted && signal.reason instanceof Error)
    return { verdict: 'inconclusive', because: signal.reason.message, exchanges: [] }
  if (error instanceof Undecided) return error.observation
  if (error instanceof NoAnswer)
    return {
      verdict: 'error',
      because: `The target did not answer: ${error.message}.`,
      exchanges: [error.exchange.number],
    }
  const message = error instanceof Error ? error.message : String(error)
  return { verdict: 'error', because: message, exchanges: [] }
}
