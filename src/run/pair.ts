import type { RequirementResult } from './requirement-result.js'

/** How a requirement came out in two runs; undefined where one of them does not have it. */
export interface Pair {
  readonly before: RequirementResult | undefined
  readonly after: RequirementResult | undefined
}
