import type { Answer, Item, Look, Stage } from '../../../../src/scenario/index.js'
import { type ActiveList, activeList, placeOf } from '../../shared/active-list.js'
import { isSet } from './is-set.js'

/**
 * Judges that active notifications say that they were read.
 *
 * @param answer to the request that marked them
 */
export const judgeRead =
  (
    stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'given' | 'giveUp'>,
    answer?: Answer,
  ) =>
  async (look: Look, isMeant: (item: Item) => boolean): Promise<boolean> => {
    const { customer, operation, given, giveUp } = stage
    const active = operation('getActiveNotifications')
    const list = await activeList(stage, customer)
    given(list.answer).status(200)
    // What is listed where no context is asked for is not shown.
    const unasked = await activeList(stage, customer, [])
    const placesIn = (one: ActiveList) =>
      one.items.filter(isMeant).map((item) => placeOf(one, item, active, 'read'))
    if (placesIn(list).length === 0)
      return giveUp(
        'The notification is not among the active ones any more.',
        'let a notification that was read stay among the active ones',
      )
    const causes = answer ? [answer] : []
    const areSaid = [list, unasked].flatMap((one) =>
      placesIn(one).map((place) =>
        place === undefined
          ? giveUp(
              'The supplement does not say where a notification has its read marker.',
              'supplements.notifications',
            )
          : look(one.answer, ...causes).tells(place, 'that it was read', isSet),
      ),
    )
    return !areSaid.includes(false)
  }
