import type { Search } from '../../src/scenario/index.js'
import { groupsOf } from './groups-of.js'
import { isOwnName } from './is-own-name.js'

/** Groups that resolved text shows to a client who names none, each with its strings. */
export const knownGroups = (search: Search): Promise<ReadonlyMap<string, readonly string[]>> =>
  search.once('known groups', async () => {
    const answer = await search.as('customer').send('getResolvedText')
    if (answer.status !== 200 && answer.status !== 202) return new Map()
    return new Map(
      [...groupsOf(answer)].map(
        ([group, texts]) => [group, [...texts.keys()].filter((name) => !isOwnName(name))] as const,
      ),
    )
  })
