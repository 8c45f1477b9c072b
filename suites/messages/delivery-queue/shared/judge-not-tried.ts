import type { Verification } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { awaitDelivery } from '../../shared/await-delivery.js'
import type { Several } from '../../shared/publish-several.js'
import { publishTo } from '../../shared/publish-to.js'
import { takePublished } from '../../shared/take-published.js'
import type { Waiting } from '../../shared/waiting-in.js'
import { furtherTries } from './further-tries.js'

/** Milliseconds in which what is under way arrives. */
const glance = 150

/**
 * Judges that notifications which have failed are not delivered any more. A message that is published meanwhile, and is
 * tried again and again, shows that they would have been.
 *
 * @param queue that does not hold them any more
 */
export async function judgeNotTried(
  at: AtEndpoint,
  verification: Verification,
  { messages, tried }: Several,
  queue: Waiting,
): Promise<void> {
  if (tried.some(({ carried }) => carried().length === 0))
    return verification.undecided('Deliveries carry nothing by which their message is known.', {
      remedy: 'let a delivery carry the body of its message',
    })
  await at.waitUntil(at.now() + glance)
  const deliveries = () => messages.flatMap(({ carried }) => carried())
  const known = new Set(deliveries())
  const control = publishTo(at, at.pushed[0])
  at.endpoint.answer(() => ({ kind: 'status', status: 503 }))
  await awaitDelivery(at, control, at.pushed[0])
  const { before } = await furtherTries(at, control)
  if (before.length < 2)
    return verification.undecided('Not even a new notification is tried again soon.', {
      remedy: 'let a delivery that was not received be tried again soon',
    })
  const such = 'delivery of a notification that has failed'
  verification(queue).bringsNo(
    such,
    deliveries().filter((one) => !known.has(one)),
  )
  // Once the clock is put back, its next try is days away.
  await takePublished(at)
}
