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
 * Reads the list of its type once a definition was updated, each time until that does not show it as it was.
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
  await someTimes(async () => {
    lists.push(await settled(list, ({ items }) => !items.some(isOld)))
    return true
  }, often)
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
