import type { Observation } from '../observation-log.js'
import type { Step } from './step.js'

/** Thrown in a sequence when the target does not do what the model does. */
export class ModelMismatch extends Error {
  readonly requirement: string
  readonly observation: Observation & { readonly sequence: readonly Step[] }

  /** @param steps the sequence, the deviating request among them */
  constructor(requirement: string, observation: Observation, steps: readonly Step[]) {
    super(`${requirement} does not hold`)
    this.name = 'ModelMismatch'
    this.requirement = requirement
    const others = steps.map(({ exchange }) => exchange)
    const exchanges = [...new Set([...observation.exchanges, ...others])]
    this.observation = { ...observation, exchanges, sequence: steps }
  }
}
