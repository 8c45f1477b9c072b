import type { Answer, Item, Look, Stage } from '../../../../src/scenario/index.js'
import { activeList, placeOf } from '../../shared/active-list.js'
import { sayWhere } from '../../shared/supplement-remedies.js'
import { isSet } from '../../shared/is-set.js'

/**
 * Judges that active notifications say that they were read.
 *
 * @param answer to the request that marked them
 * @param contexts that are asked for, if others than that of our definitions: what is listed for them is not shown
 */
export const judgeRead =
  (
    stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'given' | 'giveUp' | 'settled'>,
    answer?: Answer,
    contexts?: readonly string[],
  ) =>
  async (look: Look, isMeant: (item: Item) => boolean): Promise<boolean> => {
    const { customer, operation, given, giveUp, settled } = stage
    const active = operation('getActiveNotifications')
    const read = () => activeList(stage, customer, contexts)
    // One node may list later what another one lists already.
    const list =
      contexts === undefined
        ? await settled(read, ({ items }) => items.some(isMeant))
        : await read()
    if (contexts === undefined) given(list.answer).status(200)
    const places = list.items.filter(isMeant).map((item) => placeOf(list, item, active, 'read'))
    if (places.length === 0 && contexts === undefined)
      return giveUp(
        'The notification is not among the active ones any more.',
        'let a notification that was read stay among the active ones',
      )
    const areSaid = places.map((place) =>
      place === undefined
        ? giveUp(
            'The supplement does not say where a notification has its read marker.',
            sayWhere('read marker'),
          )
        : look(list.answer, ...(answer ? [answer] : [])).tells(place, 'that it was read', isSet),
    )
    return !areSaid.includes(false)
  }
