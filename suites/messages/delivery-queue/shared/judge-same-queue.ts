import { identify, type Item, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Narrowed, type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import type { PushTopic } from '../../shared/push-topic.js'

/** Two ways to narrow the queue that come to the same. */
export interface SameQueue {
  readonly query: (topic: PushTopic) => Narrowed | undefined
  readonly due: (topic: PushTopic) => Narrowed | undefined
  /** What the profile gives for them. */
  readonly fixture: string
}

interface Comparison {
  readonly queue: Waiting
  /** Whether the queue as it is due holds what was published for it, and not the whole queue. */
  readonly narrows: boolean
  /** What the queue that is due holds, before and after the other one was read. */
  readonly lasting: readonly Item[]
  /** What the queue holds besides. */
  readonly besides: readonly Item[]
}

/** Milliseconds in which a notification that is just being delivered, and not shown then, is shown again. */
const glance = 1500

/**
 * Judges that two ways to narrow the delivery queue come to the same. Nothing is judged where the one that is due does
 * not narrow it.
 *
 * @param wasThere tells notifications that were there before one was queued
 */
export async function judgeSameQueue(
  at: AtEndpoint,
  verification: Verification,
  { fixture, ...order }: SameQueue,
  wasThere: (item: Item) => boolean,
): Promise<void> {
  const [query, due] = [order.query(at.pushed[0]), order.due(at.pushed[0])]
  if (query === undefined || due === undefined)
    return verification.undecided('The queue cannot be narrowed in both ways.', {
      remedy: `fixtures.messages.${fixture}`,
    })
  const answer = await at.customer.send('getDeliveryQueue', { query })
  if (answer.status !== 200) return void verification(answer).status(200)
  const seen = await at.eventually(
    Math.min(glance, at.endpoint.patience),
    () => compare(at, query, due, wasThere),
    ({ queue, narrows, lasting, besides }) =>
      narrows && lasting.every(isIn(queue.items)) && besides.length === 0,
  )
  if (!seen.narrows) return
  verification(seen.queue).holds(seen.lasting.map(identify))
  verification(seen.queue).holdsNo(
    'notification besides those of the other queue',
    isIn(seen.besides),
  )
}

/** Deliveries go on meanwhile: what a queue lacks counts where the other one has it before, and after. */
async function compare(
  at: AtEndpoint,
  query: Narrowed,
  due: Narrowed,
  wasThere: (item: Item) => boolean,
): Promise<Comparison> {
  const read = (narrowed: Narrowed) => waitingIn(at, narrowed, 'getDeliveryQueue')
  const [whole, before] = await Promise.all([read({}), read(due)])
  const queue = await read(query)
  const after = await read(due)
  const isOther = ({ items }: Waiting): readonly Item[] =>
    items.filter((item) => !isIn(before.items)(item) && !isIn(after.items)(item))
  const lasting = before.items.filter(isIn(after.items))
  const narrows = !lasting.every(wasThere) && isOther(whole).length > 0
  return { queue, narrows, lasting, besides: isOther(queue) }
}

const isIn = (items: readonly Item[]) => isOneOf(...items.map(identify))
