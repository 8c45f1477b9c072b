import { openCleanUp } from './clean-up.js'
import { NoAnswer } from './no-answer.js'
import { type Ledger, type Observation, openLedger } from './ledger.js'
import type { Rig } from './rig.js'
import type { Scenario } from './scenario.js'
import { setStage } from './set-stage.js'
import { Undecided } from './undecided.js'

/** What a scenario found out about one requirement. */
export interface Outcome extends Omit<Observation, 'verdict'> {
  readonly requirement: string
  readonly verdict: 'pass' | 'fail' | 'inconclusive' | 'error'
}

type Ending = Omit<Outcome, 'requirement'>

/**
 * Performs one scenario against the target. Never throws: what goes wrong is an outcome.
 *
 * @param signal ends the scenario; `signal.reason` is an Error whose message says why
 * @returns one outcome for each requirement that it declares
 */
export async function performScenario(
  rig: Rig,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const ledger = openLedger(scenario.verifies)
  let ending: Ending = {
    verdict: 'inconclusive',
    because: 'The scenario came to its end without deciding it.',
    exchanges: [],
  }
  const cleanUp = openCleanUp(rig, scenario)
  try {
    const stage = setStage(rig, scenario, ledger, signal, cleanUp.afterwards)
    await Promise.race([scenario.steps(stage), ended(signal)])
  } catch (error) {
    ending = endingOf(error, signal)
  } finally {
    await cleanUp.run()
  }
  return scenario.verifies.map((requirement) => ({
    requirement,
    ...sumUp(ledger, requirement, ending),
  }))
}

/** Rejects when the signal fires, so that a scenario that waits for a shared fixture ends on time as well. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Fail weighs most; then what was left undecided; a pass needs an observation and nothing against it. */
function sumUp(ledger: Ledger, requirement: string, ending: Ending): Ending {
  const observed = ledger.of(requirement)
  const telling =
    observed.find((one) => one.verdict === 'fail') ??
    observed.find((one) => one.verdict === 'inconclusive')
  if (telling !== undefined) return telling
  const passed = observed[0]
  if (passed === undefined) return ending
  const { expected, actual, pointer, ...rest } = passed
  return { ...rest, exchanges: [...new Set(observed.flatMap((one) => one.exchanges))].slice(0, 8) }
}

function endingOf(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted && signal.reason instanceof Error)
    return { verdict: 'inconclusive', because: signal.reason.message, exchanges: [] }
  if (error instanceof Undecided)
    return {
      verdict: 'inconclusive',
      because: error.message,
      exchanges: error.exchanges,
      ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
      ...(error.dependsOn === undefined ? {} : { dependsOn: error.dependsOn }),
    }
  if (error instanceof NoAnswer)
    return {
      verdict: 'error',
      because: `The target did not answer: ${error.message}.`,
      exchanges: [error.exchange.number],
    }
  const message = error instanceof Error ? error.message : String(error)
  return { verdict: 'error', because: message, exchanges: [] }
}
