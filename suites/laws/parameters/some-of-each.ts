import {
  type LawStage,
  often,
  type Operation,
  type Parameter,
  type RequestInput,
} from '../../../src/scenario/index.js'
import { besideOthers } from './beside-others.js'
import { laterQuery } from '../shared/later-query.js'
import { varied } from '../shared/varied.js'

/** A request with a value of a parameter. */
export interface Asked {
  readonly order: RequestInput
  /** Whether it asks for something besides, and the statuses that refuse it for that. */
  readonly isVaried: boolean
  /** Whether other parameters have values besides that a service may not take together with this one. */
  readonly isBesideOthers?: boolean
  readonly refusals: readonly number[]
}

/** How often a value is asked for that is to be accepted before others are beside it. */
const alone = 2

/** Each request as often as it takes; what rules judge of a value beside others is shown by some of them. */
export const acceptedOfEach = (
  operation: Operation,
  tried: Parameter,
  orders: readonly RequestInput[],
  random: (n: number) => number,
): readonly Asked[] => {
  // Which values meet is another matter in each run.
  const from = random(often * often)
  return orders.flatMap((order, index) =>
    Array.from({ length: often }, (_, turn): Asked => {
      const plain: Asked = { order, refusals: [], isVaried: false }
      if (turn < alone) return plain
      const at = turn === alone ? 0 : from + index + turn
      const beside = besideOthers(operation, tried, order, at)
      return beside === undefined ? plain : { ...plain, order: beside, isBesideOthers: true }
    }),
  )
}

/**
 * Each request as often as it takes, all but the first of them with something besides: a condition, another parameter,
 * the cursor of a later page.
 */
export async function someOfEach(
  stage: LawStage,
  operation: Operation,
  orders: readonly RequestInput[],
): Promise<readonly Asked[]> {
  const later = await laterQuery(stage, operation)
  const narrowing = await stage.capability(operation, 'narrowing')
  // That a filter counts beside another one is a requirement of its own.
  const parameters = operation.parameters.filter(({ filter }) => filter === undefined)
  return orders.flatMap((order) =>
    Array.from({ length: often }, (_, turn): Asked => {
      const more =
        turn === 0
          ? undefined
          : varied({ ...operation, parameters }, order, turn, later, { narrowing })
      return { order, refusals: [], ...more, isVaried: more !== undefined }
    }),
  )
}
