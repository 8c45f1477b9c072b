import type { Item } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { type Narrowed, type Waiting, waitingIn } from '../../shared/waiting-in.js'

/** Milliseconds in which each list shows what is being delivered, where it shows that. */
const glance = 1500

/**
 * Reads each of several lists of the queue some times, and the whole queue before and after each round of them.
 *
 * @param queries by what they are looked at for
 * @returns reads them anew, once each list had its time to show a notification: one may show it later than another one
 */
export async function readInTurn<Key>(
  at: AtEndpoint,
  queries: ReadonlyMap<Key, Narrowed>,
  rounds: number,
  isIt: (item: Item) => boolean,
) {
  const read = (query: Narrowed): Promise<Waiting> => waitingIn(at, query, 'getDeliveryQueue')
  const isShown = ({ items }: Waiting): boolean => items.some(isIt)
  const wait = Math.min(glance, at.endpoint.patience)
  await Promise.all(
    [...queries.values()].map((query) => at.eventually(wait, () => read(query), isShown)),
  )
  return async () => {
    const wholes = [await read({})]
    const lists = new Map<Key, Waiting[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [key, query] of queries)
        lists.set(key, [...(lists.get(key) ?? []), await read(query)])
      wholes.push(await read({}))
    }
    return { wholes, lists }
  }
}
