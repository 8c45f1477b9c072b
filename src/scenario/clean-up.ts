import { actorsBy } from './actors-by.js'
import { callActors } from './call-actors.js'
import type { Rig } from './rig.js'
import type { Scenario } from './scenario.js'
import type { Actors, Stage } from './stage.js'

/** Milliseconds that putting back what one scenario changed may take, also when the run is being stopped. */
const patience = 10_000

export interface CleanUp {
  /** Registers a step. */
  readonly afterwards: Stage['afterwards']
  /** Takes the steps, latest first. Never throws; what could not be put back becomes a note of the run. */
  run(): Promise<void>
}

/** Collects what puts the target back after a scenario. */
export function openCleanUp(rig: Rig, scenario: Scenario): CleanUp {
  const steps: ((actors: Actors) => Promise<unknown>)[] = []
  return {
    afterwards: (undo) => void steps.push(undo),
    async run() {
      if (steps.length === 0) return
      // The signal of the scenario may have fired already: putting back has its own.
      const actors = actorsFor(rig, scenario, AbortSignal.timeout(patience))
      for (const undo of steps.toReversed()) {
        try {
          await undo(actors)
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error)
          rig.note(`Something that ${scenario.id} changed could not be put back: ${why}`)
        }
      }
    },
  }
}

function actorsFor(rig: Rig, scenario: Scenario, signal: AbortSignal): Actors {
  const { as } = callActors({
    rig,
    interface: scenario.interface,
    scenario: scenario.id,
    signal,
  })
  return actorsBy(as)
}
