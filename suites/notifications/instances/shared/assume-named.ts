import type { Stage } from '../../../../src/scenario/index.js'
import { placeOf } from '../../shared/active-list.js'
import type { Made } from '../../shared/made-definition.js'
import type { Shown } from '../../shared/shown-notification.js'

/**
 * Sees to it that a notification has the message of its definition, where a supplement shows where.
 *
 * @param isNamed whether that is such a message, as it was created
 */
export function assumeNamed(
  { operation, assume }: Pick<Stage, 'operation' | 'assume'>,
  { item, list }: Shown,
  { text }: Made,
  isNamed: boolean,
): void {
  const place = item && placeOf(list, item, operation('getActiveNotifications'), 'text')
  const said = place === undefined ? undefined : list.answer.at(place)
  if (place === undefined || said === undefined) return
  const begins = assume(list.answer, 'notifications.instances.message')
  begins.tells(place, `a text that begins with ${JSON.stringify(text)}`, (shown) =>
    String(shown).startsWith(text),
  )
  if (isNamed)
    assume(list.answer, 'notifications.message.placeholders').at(place, `${text} For Ana`)
}
