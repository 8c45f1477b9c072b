import { identify, type Item, type Verification } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { errorNotShown, toldError } from '../../shared/told-error.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { Queued } from './queued-notifications.js'

/**
 * Judges that each notification whose delivery was refused tells an error, in the list or by itself. Those that wait behind
 * one that was refused were not tried.
 *
 * @returns the queue of the subscription, as it was read last
 */
export async function judgeTold(
  at: AtEndpoint,
  verification: Verification,
  { subscription }: PushTopic,
  { ids, messages }: Queued,
): Promise<Waiting> {
  const published = [...at.published].slice(-messages)
  const tried = published.filter(({ carried }) => carried().length > 0).length
  const isOurs = isOneOf(...ids)
  const isSilent = (item: Item): boolean => isOurs(item) && item['_error'] === undefined
  const queue = await at.eventually(
    at.endpoint.patience,
    () => waitingIn(at, { subscription }, 'getDeliveryQueue'),
    ({ items }) => !items.some(isSilent),
  )
  const silent = queue.items.filter(isSilent)
  const alone = await Promise.all(silent.map((item) => toldError(at, item)))
  if (alone.includes(undefined)) verification.undecided(...errorNotShown)
  const untold = silent.filter((_, index) => alone[index] === false).map(identify)
  const isUntold = isOneOf(...(untold.length > ids.size - tried ? untold : []))
  const what = 'notification without an _error, as its endpoint did not take it'
  verification(queue).holdsNo(what, isUntold, '_error')
  return queue
}
