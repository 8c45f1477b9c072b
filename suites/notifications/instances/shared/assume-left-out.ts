import type { Item, Stage } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, identifierOf } from '../../shared/active-list.js'

type Needs = Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'settled' | 'assume' | 'giveUp'>

/** Sees to it that a notification is not active any more, as a requirement says. */
export async function assumeLeftOut(stage: Needs, id: string, row: string): Promise<void> {
  const { customer, operation, settled, assume } = stage
  const active = operation('getActiveNotifications')
  const isIt = (item: Item): boolean => identifierOf(active, item) === id
  const { answer } = await settled(
    () => activeList(stage, customer),
    ({ items }) => !items.some(isIt),
  )
  if (answer.status === 200)
    assume(answer, row).holdsNo(`notification ${id}`, isIt, identifierMember(active))
}
