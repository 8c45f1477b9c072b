import type { Item, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierOf, meant } from '../../shared/active-list.js'
import type { Aftermath } from '../../shared/judge-carried-out.js'
import { isSet } from '../../shared/is-set.js'

/**
 * What became of a notification that was not read, after a request to mark it was refused: it alone of those that are
 * named is read, or it is listed as before.
 */
export async function whetherRead(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'settled' | 'giveUp'>,
  notification: string,
  all: readonly string[],
): Promise<Aftermath> {
  const active = stage.operation('getActiveNotifications')
  const look = async () => {
    const { items } = await activeList(stage, stage.customer)
    const own = items.filter((item) => all.includes(identifierOf(active, item) ?? ''))
    const idsOf = (some: readonly Item[]) => some.map((item) => identifierOf(active, item))
    return {
      ids: idsOf(own),
      read: idsOf(own.filter((item) => isSet(meant(active, item, 'read')))),
    }
  }
  const { ids, read } = await stage.settled(look, (seen) => seen.ids.includes(notification))
  if (!ids.includes(notification)) return 'unknown'
  return ids.length > 1 && read.length === 1 && read[0] === notification ? 'done' : 'as-before'
}
