import {
  type Answer,
  type Delivery,
  identify,
  type Item,
  often,
} from '../../../../src/scenario/index.js'
import { awaitDelivery } from '../../shared/await-delivery.js'
import type { AtEndpoint } from '../../shared/at-endpoint.js'
import { publishTo } from '../../shared/publish-to.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'

export interface Several {
  readonly count: number
  /** What one of them was published with. */
  readonly answer: Answer
  /** The queue, and what is in it since. */
  look(): Promise<{ readonly queue: Waiting; readonly items: readonly Item[] }>
}

/**
 * Publishes messages at once, of which deliveries are answered with a status, and waits until each had an answer.
 *
 * @throws Undecided where they have none
 */
export async function publishSeveral(at: AtEndpoint, status: number): Promise<Several> {
  const { endpoint, pushed, eventually, giveUp } = at
  const { subscription } = pushed[0]
  const read = () => waitingIn(at, { subscription }, 'getDeliveryQueue')
  const before = new Set((await read()).items.map(identify))
  const since = endpoint.deliveries.length
  const messages = Array.from({ length: often }, () => publishTo(at, pushed[0]))
  endpoint.answer(() => ({ kind: 'status', status }))
  for (const message of messages) await awaitDelivery(at, message, pushed[0])
  const isAnswered = ({ ending }: Delivery): boolean =>
    ending?.kind === 'answered' && ending.status === status
  // Whether deliveries carry what the message says is not shown: where they do not, their number counts.
  const areAll = (): boolean =>
    messages.every(({ deliveries }) => deliveries().some(isAnswered)) &&
    endpoint.deliveries.slice(since).filter(isAnswered).length >= often
  const areAnswered = await eventually(endpoint.patience, areAll, (all) => all)
  const [answer] = await Promise.all(messages.map(({ accepted }) => accepted()))
  if (answer === undefined || !areAnswered)
    return giveUp(
      'The target did not wait for the answer of the endpoint to each of its deliveries.',
      'let a delivery wait for its answer',
    )
  return {
    count: often,
    answer,
    look: async () => {
      const queue = await read()
      return { queue, items: queue.items.filter((item) => !before.has(identify(item))) }
    },
  }
}
