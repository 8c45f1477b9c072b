import {
  type Answer,
  assumePermitted,
  identify,
  type Item,
  type Stage,
} from '../../../src/scenario/index.js'
import { ownMessage } from './own-message.js'
import { removeNotifications } from './remove-notifications.js'
import { type Waiting, waitingIn } from './waiting-in.js'

/** What a message that was published came to. */
export interface Publication {
  readonly answer: Answer
  /** Notifications that came for the message, by subscription. */
  readonly came: ReadonlyMap<string, readonly Item[]>
  /** The list of each subscription afterwards. */
  readonly lists: ReadonlyMap<string, Waiting>
}

export interface Wanted {
  /** Address of the topic. */
  readonly topic: string
  readonly entity?: string
  /** What the message says; something with a mark by default. */
  readonly body?: unknown
  /** Subscriptions whose notifications are waited for. */
  readonly awaited: readonly string[]
  /** Further ones that are looked at. */
  readonly others?: readonly string[]
}

export type Needs = Pick<
  Stage,
  'customer' | 'given' | 'giveUp' | 'random' | 'afterwards' | 'eventually' | 'settled'
> & { readonly fixtures: { deliveryTime(): Promise<number> } }

/**
 * Publishes a message, and looks which notifications come to the lists of subscriptions; takes them away at
 * the end.
 *
 * @throws Undecided when it is not accepted
 */
export async function publishAndRead(stage: Needs, wanted: Wanted): Promise<Publication> {
  const { customer, given, afterwards, eventually } = stage
  const { awaited, others = [] } = wanted
  const before = await listsOf(stage, [...awaited, ...others])
  const own = new Set<string>()
  afterwards((actors) => removeNotifications(stage, actors.customer, own))
  const { mark, ...message } = ownMessage(stage, wanted.topic, wanted.entity)
  const json = wanted.body === undefined ? message : { ...message, body: wanted.body }
  const answer = await customer.send('publishMessage', { json })
  assumePermitted(stage, answer)
  given(answer).status(202)

  const look = async (subscriptions: readonly string[]) => {
    const lists = await listsOf(stage, subscriptions)
    const came = new Map(
      [...lists].map(([subscription, { items }]) => {
        const known = new Set(before.get(subscription)?.items.map(identify))
        return [subscription, ofMessage(mark, items, known)]
      }),
    )
    for (const item of [...came.values()].flat()) if ('_id' in item) own.add(identify(item))
    return { lists, came }
  }
  const seen = await eventually(
    await stage.fixtures.deliveryTime(),
    () => look(awaited),
    ({ came }) => [...came.values()].every((items) => items.length > 0),
  )
  // What came by mistake came no later.
  const further = await look(others)
  const came = new Map([...seen.came, ...further.came])
  return { answer, came, lists: new Map([...seen.lists, ...further.lists]) }
}

const listsOf = async (
  stage: Needs,
  subscriptions: readonly string[],
): Promise<ReadonlyMap<string, Waiting>> =>
  new Map(
    await Promise.all(
      subscriptions.map(
        async (one) => [one, await waitingIn(stage, { subscription: one })] as const,
      ),
    ),
  )

/** What is new; where notifications carry the message, what is new and carries this one. */
function ofMessage(
  mark: string,
  items: readonly Item[],
  known: ReadonlySet<string>,
): readonly Item[] {
  const fresh = items.filter((item) => !known.has(identify(item)))
  const marked = fresh.filter((item) => JSON.stringify(item).includes(mark))
  return marked.length > 0 ? marked : fresh
}
