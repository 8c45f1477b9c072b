import type { Search } from '../../../src/scenario/index.js'
import { groupsOf } from './groups-of.js'
import { isOwnName } from './is-own-name.js'

/** Groups that resolved text shows to a client who names none, each with its strings. */
export const knownGroups = (search: Search): Promise<ReadonlyMap<string, readonly string[]>> =>
  search.once('known groups', async () => {
    const customer = search.as('customer')
    const answer = await search.untilMade(() => customer.send('getResolvedText'))
    if (answer.status !== 200 && answer.status !== 202) return new Map()
    // A group that holds but what a story wrote for a moment is no group for the others.
    return new Map(
      [...groupsOf(answer)].flatMap(([group, texts]) => {
        const names = [...texts.keys()].filter((name) => !isOwnName(name))
        return names.length === 0 && texts.size > 0 ? [] : [[group, names] as const]
      }),
    )
  })
