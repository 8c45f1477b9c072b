import { identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { Waiting } from '../../shared/waiting-in.js'
import { listOf } from './judge-moved.js'

const hasError = (item: Item): boolean => Object.keys(Object(item['_error'])).length > 0

/**
 * Judges that no error is recorded in what the endpoint took at its first delivery. Which of those that were received
 * they are is not known, as they may be named otherwise there: so many of them have none.
 *
 * @param before what was received earlier
 * @param due how many came since, of which `atOnce` were taken at their first delivery
 */
export async function judgeTakenAtOnce(
  at: Parameters<typeof listOf>[0] & Pick<Stage, 'assume'>,
  before: Waiting,
  { due, atOnce }: { readonly due: number; readonly atOnce: number },
): Promise<void> {
  const wasThere = isOneOf(...before.items.map(identify))
  const freshOf = ({ items }: Waiting): readonly Item[] => items.filter((item) => !wasThere(item))
  const without = (list: Waiting): number => freshOf(list).filter((item) => !hasError(item)).length
  const list = await at.eventually(
    at.endpoint.patience,
    () => listOf(at, 'getReceivedNotifications'),
    (seen) => without(seen) >= atOnce,
  )
  if (freshOf(list).length < due) return
  at.assume(list, 'messages.notification.delivery-error').that({
    holds: without(list) >= atOnce,
    expected: `notifications without an _error, as the endpoint took them at once: ${atOnce}`,
    actual: String(without(list)),
    pointer: '/_embedded/items',
  })
}
