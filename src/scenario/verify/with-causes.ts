import type { Observation } from '../../terms/verdict.js'
import type { Answer } from '../answer/answer.js'

/** Lists the exchanges of what led to an observation as evidence as well. */
export const withCauses = (observation: Observation, causes: readonly Answer[]): Observation => ({
  ...observation,
  exchanges: [
    ...new Set([...observation.exchanges, ...causes.map(({ exchange }) => exchange.number)]),
  ],
})
