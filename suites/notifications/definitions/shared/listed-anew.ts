import {
  identify,
  type Item,
  often,
  someTimes,
  type Stage,
  type Walk,
} from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Reads the list of its type some times once a definition was updated. Where one shows it as it was, lists may be behind:
 * those count that are read when the time for that is over, of which none shows it so.
 *
 * @returns performs further steps, and sees to it then that none of the lists showed it like that
 */
export async function listedAnew(
  { admin, assume, settled }: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  own: Own,
): Promise<(steps: () => Promise<void>) => Promise<void>> {
  const isOld = (one: Item): boolean => identify(one) === own.id && one['priority'] === 'medium'
  const list = () => listDefinitions(admin, { type: [own.type] })
  const lists: Walk[] = []
  const isAnew = async (): Promise<boolean> => {
    const seen = await list()
    lists.push(seen)
    return !seen.items.some(isOld)
  }
  if (!(await someTimes(isAnew, often))) {
    await settled(list, () => false)
    lists.length = 0
    await someTimes(isAnew, often)
  }
  return async (steps) => {
    const [ending] = await Promise.allSettled([steps()])
    for (const seen of lists)
      assume(seen, 'notifications.getDefinitions.items-agree').holdsNo(
        'definition as it was before',
        isOld,
      )
    if (ending.status === 'rejected') throw ending.reason
  }
}
