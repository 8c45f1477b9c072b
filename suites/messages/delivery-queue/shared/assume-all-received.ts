import type { Stage } from '../../../../src/scenario/index.js'
import { joinedLists } from '../../shared/joined-lists.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { takePublished } from '../../shared/take-published.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import { listOf, movedSince } from './judge-moved.js'

type Parts = Parameters<typeof listOf>[0] & Pick<Stage, 'assume' | 'interface'>
type Topics = readonly [PushTopic, ...PushTopic[]]

const received = 'getReceivedNotifications'

/** What was received for topics so far; undefined where no supplement describes the list. */
export const receivedSoFar = async (at: Parts, topics: Topics): Promise<Waiting | undefined> =>
  at.interface.operations.some(({ id }) => id === received)
    ? listOf(at, received, topics)
    : undefined

/** Takes all that was published for topics, and sees to it that it is among what was received. */
export async function assumeAllReceived(
  at: Parts,
  topics: Topics,
  before: Waiting | undefined,
): Promise<void> {
  if (before === undefined) return
  await takePublished(at)
  const own = [...at.published].filter(({ isTaken, carried }) => isTaken() && carried().length > 0)
  const read = async () => {
    const lists = topics.map(({ subscription }) =>
      waitingIn(at, { subscription }, 'getDeliveryQueue'),
    )
    return joinedLists(await Promise.all(lists))
  }
  const isEmpty = ({ items }: Waiting): boolean => items.length === 0
  // What is still there was not received, or other stories decide.
  if (
    own.length < at.published.size ||
    !isEmpty(await at.eventually(at.endpoint.patience, read, isEmpty))
  )
    return
  const { list, those } = await movedSince(at, received, before, own.length, topics)
  at.assume(list, 'messages.push.received-listed').that(those)
}
