import type { Fail } from '../../terms/verdict.js'
import type { Step } from '../../terms/step.js'

/** Thrown in a sequence when the target does not do what the model does. */
export class ModelMismatch extends Error {
  readonly requirement: string
  readonly observation: Fail

  /** @param steps the sequence, the deviating request among them */
  constructor(requirement: string, observation: Fail, steps: readonly Step[]) {
    super(`${requirement} does not hold`)
    this.name = 'ModelMismatch'
    this.requirement = requirement
    const others = steps.map(({ exchange }) => exchange)
    const exchanges = [...new Set([...observation.exchanges, ...others])]
    this.observation = { ...observation, exchanges, sequence: steps }
  }
}
