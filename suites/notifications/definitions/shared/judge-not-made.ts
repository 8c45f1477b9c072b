import type { Item, Stage, Verification } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

/**
 * Judges that no definition with a mark, of which all that were sent were refused, was created some time later.
 *
 * @param mark its type; what stands in it where it is global, as those have no type of ours
 */
export async function judgeNotMade(
  { admin }: Pick<Stage, 'admin'>,
  verification: Verification,
  mark: string,
  isGlobal = false,
): Promise<void> {
  const list = await listDefinitions(admin, isGlobal ? { contextName: 'global' } : { type: mark })
  const isMade = (item: Item): boolean =>
    isGlobal ? JSON.stringify(item).includes(mark) : item['type'] === mark
  verification(list).holdsNo('definition that was refused', isMade, isGlobal ? undefined : 'type')
}
