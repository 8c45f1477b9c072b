import {
  type Answer,
  refusesLargest,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'

/** What has taken the place of the deprecated operation. */
export const successor = 'listAccessLocationsForInstitution'

/** How a search differs from a plain one; undefined leaves a parameter out. */
export type Change = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A plain search with other parameters. */
export function changed({ query, ...order }: RequestInput, change: Change): RequestInput {
  const asked = Object.entries({ ...query, ...change })
  return { ...order, query: Object.fromEntries(asked.filter(([, value]) => value !== undefined)) }
}

/**
 * Sends a search that differs from a plain one.
 *
 * @throws Undecided when not even the plain one is answered
 */
export async function searchLocations(
  stage: Pick<Stage, 'customer' | 'plain' | 'operation'>,
  change: Change,
  headers: RequestInput['headers'] = [],
): Promise<Answer> {
  const { order } = await stage.plain(stage.operation(successor))
  const search = (more: Change): Promise<Answer> =>
    stage.customer.send(successor, { ...changed(order, { ...change, ...more }), headers })
  const answer = await search({})
  return refusesLargest(answer, change['limit']) ? search({ limit: undefined }) : answer
}
