import { setMaxListeners } from 'node:events'
import { NeedsMore } from '../scenario/needs-more.js'
import type { Outcome } from '../scenario/outcome.js'
import type { RunContext } from '../scenario/run-context.js'
import type { Scenario } from '../scenario/scenario.js'
import { Undecided } from '../scenario/undecided.js'
import type { PerformedScenario } from './findings-of.js'
import type { SeenOutcome } from './fold-outcomes.js'
import { performOften } from './perform-often.js'
import type { RunParts } from './run-parts.js'
import { schedule } from './schedule.js'
import { trackProgress } from './track-progress.js'
import { withinDeadline } from './within-deadline.js'

/** Takes what a reader of the report should know. */
interface Told {
  note(text: string): void
  /** A scenario is performed again: its surprises are not reported. */
  withdraw(scenario: string): void
}

/**
 * Performs the scenarios of a plan, side by side as far as they do not get in the way of each other. What may have
 * failed for what ran beside it is performed again by itself.
 *
 * @returns what was performed, by the id of the scenario; less than was planned where the run ended early
 */
export async function performPlanned(
  parts: Pick<
    RunParts,
    'plan' | 'concurrency' | 'scenarioTime' | 'signal' | 'exchanged' | 'onProgress' | 'observer'
  >,
  run: RunContext,
  told: Told,
): Promise<ReadonlyMap<string, PerformedScenario>> {
  const { signal, exchanged, observer } = parts
  const scenarios = parts.plan.scenarios.filter((one) => observer?.performs(one) ?? true)
  const performances = new Map<string, PerformedScenario>()
  /** What failed in scenarios that are performed again. */
  const doubted = new Map<string, readonly string[]>()
  const progressAfter = trackProgress(
    scenarios,
    () => exchanged().count,
    (id) => run.contract.requirement(id)?.level === 'must',
  )
  // Each scenario that is under way listens to the end of the run.
  setMaxListeners(0, signal)

  await schedule(
    scenarios,
    parts.concurrency,
    async (scenario, beside) => {
      const from = run.clock.now()
      const begun = performance.now()
      const outcomes = await performOne(parts, run, scenario)
      if (outcomes instanceof NeedsMore) {
        told.withdraw(scenario.id)
        return outcomes.touches
      }
      // Nothing is held against the target that may come of what ran beside it.
      const others = outcomes.some(mayComeOfOthers) && !signal.aborted ? beside() : []
      if (others.length > 0) {
        told.withdraw(scenario.id)
        doubted.set(scenario.id, failedIn(outcomes))
        return others
      }
      const failed = failedIn(outcomes)
      for (const id of doubted.get(scenario.id) ?? [])
        if (!failed.includes(id))
          told.note(`${id} failed in ${scenario.id} beside other scenarios, and not by itself.`)
      const milliseconds = performance.now() - begun
      performances.set(scenario.id, { scenario, outcomes, from, milliseconds })
      parts.onProgress?.(progressAfter(scenario, outcomes))
      return undefined
    },
    signal,
  )

  for (const [id, failed] of doubted)
    if (!performances.has(id))
      for (const one of failed)
        told.note(
          `${one} failed in ${id} beside other scenarios; the run ended before it was alone.`,
        )
  return performances
}

const performOne = (
  { signal, scenarioTime, observer }: Pick<RunParts, 'signal' | 'scenarioTime' | 'observer'>,
  run: RunContext,
  scenario: Scenario,
): Promise<readonly SeenOutcome[] | NeedsMore> =>
  withinDeadline(
    signal,
    scenarioTime,
    () =>
      new Undecided(`The time limit of a scenario (${scenarioTime / 1000} s) ran out.`, {
        remedy: 'limits.scenarioTime',
      }),
    (own) => {
      const perform = () => performOften(run, scenario, own)
      return observer?.around(scenario, perform) ?? perform()
    },
    () => run.client.heldBack(scenario.id),
  )

/** Whether running side by side may be the reason; that nothing was seen at all, as where a fixture lacks, has another. */
const mayComeOfOthers = ({ verdict, exchanges }: Outcome): boolean =>
  verdict === 'fail' || (verdict === 'inconclusive' && exchanges.length > 0)

const failedIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ verdict }) => verdict === 'fail').map(({ requirement }) => requirement)
