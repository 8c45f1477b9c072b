import type { Search } from '../../../src/scenario/index.js'
import { isOwnName } from './is-own-name.js'

/** Names of the strings that getStrings lists of a group; empty when it lists none. */
export async function stringsOf(search: Search, groupId: string): Promise<readonly string[]> {
  const answer = await search.as('customer').send('getStrings', { path: { groupId } })
  if (answer.status !== 200) return []
  return answer.items
    .map(({ name }) => name)
    .filter((name) => typeof name === 'string')
    .filter((name) => !isOwnName(name))
}
