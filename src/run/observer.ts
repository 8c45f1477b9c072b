import type { Scenario } from '../scenario/scenario.js'
import type { Take } from './create-take.js'

/** Who watches which scenario of a run sends what, and has some of them left out. */
export interface Observer {
  /** Whether a scenario is performed; what it was to decide stays inconclusive. */
  performs(scenario: Scenario): boolean
  /** Called around each scenario. */
  around<T>(scenario: Scenario, work: () => Promise<T>): Promise<T>
  /** Called each time that a scenario wants what scenarios find for one another: see `createOnce`. */
  once<T>(key: string, find: () => Promise<T>): Promise<T>
  /** Called each time that a scenario wants a value that can be used once: see `createTake`. */
  readonly take?: Take
}
