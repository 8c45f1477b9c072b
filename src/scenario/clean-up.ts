import { actorsBy } from './request/actors-by.js'
import { brokeOff } from './request/broke-off.js'
import { callActors } from './request/call-actors.js'
import type { RunContext } from './run-context.js'
import type { Scenario } from './scenario.js'
import type { Actors, Stage } from './stage/stage.js'
import { untilAborted } from './until-aborted.js'

/**
 * Milliseconds that a step of putting back may take, and all that one scenario changed; less when the run is being ended.
 * A target that is slow has many steps that are slow.
 */
const patience = { step: 20_000, all: 60_000 }

export interface CleanUp {
  /** Registers a step. */
  readonly afterwards: Stage['afterwards']
  /** Takes the steps, latest first. Never throws; what could not be put back becomes a note of the run. */
  run(): Promise<void>
}

interface Step {
  undo(actors: Actors): Promise<unknown>
  done(): void
}

/** Collects what puts the target back after a scenario. */
export function openCleanUp(run: RunContext, scenario: Scenario): CleanUp {
  const { closing, owe } = run.putBack
  const steps: Step[] = []
  return {
    afterwards: (undo) => void steps.push({ undo, done: owe(scenario.id) }),
    async run() {
      if (steps.length === 0) return
      // The signal of the scenario may have fired already: putting back has its own.
      const late = new AbortController()
      const stop = (): void => late.abort(closing.reason)
      const stopAfter = (time: number) =>
        setTimeout(() => late.abort(new Error(`it took more than ${time / 1000} s`)), time)
      const timer = stopAfter(patience.all)
      if (closing.aborted) stop()
      closing.addEventListener('abort', stop, { once: true })
      const actors = actorsFor(run, scenario, late.signal)
      const once = (undo: Step['undo']) => untilAborted(late.signal, undo(actors))
      for (const { undo, done } of steps.toReversed()) {
        const slow = stopAfter(patience.step)
        try {
          late.signal.throwIfAborted()
          await once(undo).catch((error: unknown) => {
            if (!brokeOff(error)) throw error
            return once(undo)
          })
          done()
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error)
          run.note(`Something that ${scenario.id} changed could not be put back: ${why}`)
        } finally {
          clearTimeout(slow)
        }
      }
      clearTimeout(timer)
      closing.removeEventListener('abort', stop)
    },
  }
}

function actorsFor(run: RunContext, scenario: Scenario, signal: AbortSignal): Actors {
  const { as } = callActors({
    run,
    interface: scenario.interface,
    scenario: scenario.id,
    signal,
  })
  return actorsBy(as)
}
