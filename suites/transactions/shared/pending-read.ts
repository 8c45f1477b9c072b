import { fixture, type Item, whereUndecided } from '../../../src/scenario/index.js'
import { checkNumbers } from './check-numbers.js'
import { readings } from './readings.js'

/** Transactions that were read by themselves for what else the stories need of them. */
export const pendingRead = fixture(async (search): Promise<readonly Item[]> => {
  // A caller who is not shown the list, or none of them, has read nothing.
  const [read, checks] = await Promise.all([
    whereUndecided(readings(search), () => []),
    whereUndecided(checkNumbers(search), () => ({ read: [] })),
  ])
  return [...read.map(({ answer }) => answer), ...checks.read].map(({ json }) => Object(json))
})
