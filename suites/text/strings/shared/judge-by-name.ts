import type { Answer, Stage, Verify } from '../../../../src/scenario/index.js'
import { isOwnName } from '../../shared/is-own-name.js'

interface Needs extends Pick<Stage, 'customer' | 'operation' | 'plain' | 'settled'> {
  readonly verify: Verify<'nameIsId' | 'noError'>
}

/**
 * Verifies that the strings of a list can be read by their names, and that none has an error.
 *
 * @param list of the strings of the group
 * @param most strings to look at
 * @returns whether the list names any
 */
export async function judgeByName(
  { customer, operation, plain, settled, verify }: Needs,
  groupId: string,
  list: Answer,
  most: number,
): Promise<boolean> {
  const read = () => customer.send('getStrings', { path: { groupId } })
  /** Whether a string stays in the list: one that someone deleted leaves it sooner or later. */
  const isListed = async (name: string): Promise<boolean> => {
    const shows = ({ items }: Answer) => items.some((one) => one['name'] === name)
    return shows(await settled(read, (seen) => !shows(seen)))
  }
  const named = list.items.filter(({ name }) => typeof name === 'string' && !isOwnName(name))
  for (const item of named.slice(0, most)) {
    const index = list.items.indexOf(item)
    verify.noError(list).at(`/_embedded/items/${index}/_error`, undefined)
    const name = String(item['name'])
    const answer = await customer.send('getString', { path: { groupId, textStringId: name } })
    // The operation may answer no caller: then that is the root.
    if (answer.status !== 200) await plain(operation('getString'))
    if (answer.status !== 200 && !(await isListed(name))) continue
    if (!verify.nameIsId(answer).status(200)) continue
    const isItsName = (told: unknown): boolean => (told ?? name) === name
    verify.nameIsId(answer).tells('/name', `${name}, as in the list`, isItsName)
    verify.noError(answer).at('/_error', undefined)
  }
  return named.length > 0
}
