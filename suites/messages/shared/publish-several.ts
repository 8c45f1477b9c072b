import {
  type Answer,
  type Choice,
  type Delivery,
  identify,
  type Item,
  often,
} from '../../../src/scenario/index.js'
import { awaitDelivery } from './await-delivery.js'
import type { AtEndpoint } from './endpoint-stage.js'
import type { Published } from './published.js'
import { publishTo } from './publish-to.js'
import { joinedLists } from './joined-lists.js'
import type { PushTopic } from './push-topic.js'
import { seenBefore } from './seen-before.js'
import { type Waiting, waitingIn } from './waiting-in.js'

/** A message that is published beside plain ones. */
export interface Beside {
  readonly to: PushTopic
  readonly bodyOf?: (word: string) => unknown
}

export interface Several {
  readonly count: number
  /** What one of them was published with. */
  readonly answer: Answer
  readonly messages: readonly Published[]
  /** Those that were delivered: all of them, unless some may wait. */
  readonly tried: readonly Published[]
  /** What was accepted for another subscription, of which the endpoint was not called. */
  readonly uncalled: readonly (Published & Pick<Beside, 'to'>)[]
  /** The queue, and what is in it since. */
  look(): Promise<{ readonly queue: Waiting; readonly items: readonly Item[] }>
}

/** A delivery of one of several messages that is to be answered. */
export interface ToReply {
  readonly message: Published
  readonly delivery: Delivery
  /** Which of them it is. */
  readonly index: number
  /** How often the endpoint itself was called for the message before, as far as that can be seen. */
  readonly tries: number
  /** Whether a delivery for each of the messages has ended. */
  readonly areAllTried: boolean
}

/**
 * Publishes messages at once, and waits until a delivery for each was answered.
 *
 * @param mayWait whether some may wait behind one that is refused: deliveries may go one after the other
 * @param besides what is published beside plain ones, if it is accepted and delivered
 * @throws Undecided where they are not
 */
export async function publishSeveral(
  at: AtEndpoint,
  reply: (order: ToReply) => Choice,
  mayWait = false,
  besides: readonly Beside[] = [],
): Promise<Several> {
  const { endpoint, pushed, eventually, giveUp } = at
  const topics = new Set([pushed[0], ...besides.map(({ to }) => to)])
  const read = async () => {
    const lists = [...topics].map(({ subscription }) =>
      waitingIn(at, { subscription }, 'getDeliveryQueue'),
    )
    return joinedLists(await Promise.all(lists))
  }
  const wasSeen = seenBefore(at)
  const before = new Set((await read()).items.map(identify))
  const since = endpoint.deliveries.length
  const plain = Array.from({ length: often }, () => publishTo(at, pushed[0]))
  const others = besides.map(({ to, bodyOf }) => ({ to, ...publishTo(at, to, bodyOf) }))
  let messages: readonly Published[] = [...plain, ...others]
  const hasEnded = ({ ending }: Delivery): boolean => ending !== undefined && ending.kind !== 'left'
  // Whether deliveries carry what the message says is not shown: where they do not, their number counts.
  let tried: readonly Published[] = messages
  const areAll = (): boolean =>
    tried.every(({ deliveries }) => deliveries().some(hasEnded)) &&
    (tried.every(({ carried }) => carried().length > 0) ||
      endpoint.deliveries.slice(since).filter(hasEnded).length >= often)
  endpoint.answer((delivery) => {
    const message = messages.find(({ deliveries }) => deliveries().includes(delivery))
    if (message === undefined) return { kind: 'status', status: 200 }
    const own = message.carried().filter(({ redirected }) => !redirected)
    const tries = Math.max(0, own.indexOf(delivery))
    const index = messages.indexOf(message)
    return reply({ message, delivery, index, tries, areAllTried: areAll() })
  })
  const isDelivered = ({ deliveries }: Published): boolean => deliveries().length > 0
  const isSettled = (one: Published): boolean => isDelivered(one) && one.answered() !== undefined
  const areSettled = () => (plain.every(isDelivered) && others.every(isSettled)) || undefined
  if (mayWait || others.length > 0) await eventually(endpoint.patience, areSettled)
  // What is not accepted, and whose endpoint is not called, other stories decide.
  const taken = others.filter((one) => (one.answered()?.status ?? 500) < 300)
  const isMeant = (one: (typeof others)[number]): boolean =>
    isDelivered(one) || (mayWait && one.to === pushed[0])
  messages = [...plain, ...taken.filter(isMeant)]
  const alike = [...plain, ...others.filter(({ to }) => to === pushed[0])]
  if (mayWait && alike.filter(isDelivered).length === 1) tried = messages.filter(isDelivered)
  else tried = messages
  for (const message of tried) await awaitDelivery(at, message, pushed[0])
  const areAnswered = await eventually(endpoint.patience, areAll, (all) => all)
  const [answer] = await Promise.all(plain.map(({ accepted }) => accepted()))
  if (answer === undefined || !areAnswered)
    return giveUp(
      'The target did not wait for the answer of the endpoint to each of its deliveries.',
      'let a delivery wait for its answer',
    )
  return {
    count: messages.length,
    answer,
    messages,
    tried,
    uncalled: taken.filter((one) => !isDelivered(one) && one.to !== pushed[0]),
    look: async () => {
      const queue = await read()
      const isFresh = (item: Item): boolean => !wasSeen(item) && !before.has(identify(item))
      return { queue, items: queue.items.filter(isFresh) }
    },
  }
}
