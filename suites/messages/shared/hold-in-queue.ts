import { identify, type Item } from '../../../src/scenario/index.js'
import { type Waiting, waitingIn } from './waiting-in.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Published } from './published.js'
import { publishTo } from './publish-to.js'
import { seenBefore } from './seen-before.js'
import { awaitDelivery } from './await-delivery.js'

/** A message that is being delivered: its delivery waits for an answer, or was refused with 503. */
export interface Held extends Published {
  /** Its notification in the delivery queue, if it was seen there. */
  readonly id?: string
  /** The queue as it was read last. */
  readonly queue: Waiting
  /** The queue, and the notification if it is in it. */
  look(): Promise<Looked>
}

/** The queue, and the notification if it is in it. */
export interface Looked {
  readonly queued?: Item
  readonly queue: Waiting
}

/** Milliseconds in which a delivery that waits should be seen in the queue; callers do not wait without end. */
const glance = 1500

/**
 * Publishes a message, keeps its first delivery waiting, and looks for its notification in the queue. A target
 * that shows no notification that is under way is answered with 503, so that it is there then.
 */
export async function holdInQueue(at: AtEndpoint): Promise<Held> {
  const { endpoint, giveUp, pushed } = at
  const { subscription } = pushed[0]
  const read = () => waitingIn(at, { subscription }, 'getDeliveryQueue')
  const wasSeen = seenBefore(at)
  const before = new Set((await read()).items.map(identify))
  const published = publishTo(at, pushed[0])
  published.reply(() => ({ kind: 'hold' }))
  await awaitDelivery(at, published, pushed[0])

  let queue: Waiting | undefined
  let isShared = false
  const find = async (): Promise<string | undefined> => {
    queue = await read()
    const fresh = queue.items
      .filter((item) => !wasSeen(item))
      .map(identify)
      .filter((id) => !before.has(id))
    // What was published before this may be seen late, and goes as it was taken.
    isShared = fresh.length > 1
    return isShared ? undefined : fresh[0]
  }
  let id = await at.eventually(Math.min(glance, endpoint.patience), find)
  if (id === undefined) {
    published.reply(() => ({ kind: 'status', status: 503 }))
    id = await at.eventually(endpoint.patience, find)
  }
  if (isShared) giveUp('Others publish on the topic as well.', 'fixtures.messages.pushTopic')
  return {
    ...published,
    id,
    queue: queue ?? (await read()),
    look: async () => {
      const seen = await read()
      const queued = seen.items.find((item) => identify(item) === id)
      return { queued, queue: seen }
    },
  }
}
