import type { Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierOf } from '../../shared/active-list.js'
import type { Aftermath } from '../../shared/judge-carried-out.js'

/**
 * What became of a notification that was listed, after a request about it was refused: it is not active any more, though
 * others of its definition are, or is so as before.
 *
 * @param others with which nothing was done
 */
export async function aftermathOf(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'settled' | 'giveUp'>,
  notification: string,
  others: readonly string[],
): Promise<Aftermath> {
  const active = stage.operation('getActiveNotifications')
  const look = async () => {
    const { answer, items } = await activeList(stage, stage.customer)
    const ids = items.flatMap((item) => identifierOf(active, item) ?? [])
    return { isWhole: answer.status === 200 && others.some((id) => ids.includes(id)), ids }
  }
  // What is listed late is there all the same.
  const { isWhole, ids } = await stage.settled(look, (seen) => seen.ids.includes(notification))
  if (ids.includes(notification)) return 'as-before'
  return isWhole ? 'done' : 'unknown'
}
