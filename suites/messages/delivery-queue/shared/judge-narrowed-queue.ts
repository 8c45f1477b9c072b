import { hrefsOf, identify, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { atEndpoint } from '../../shared/at-endpoint.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { assumeLinkedApart } from '../../shared/assume-linked-apart.js'
import { createdAsIn } from './created-as-in.js'
import { judgeNearMiss } from '../../shared/judge-near-miss.js'
import { queueOne } from '../../shared/queue-one.js'

interface Narrowing {
  readonly parameter: 'subscription' | 'topic'
  readonly valueOf: (topic: PushTopic) => string | undefined
  /** Where the profile gives two values. */
  readonly fixture: string
}

/** Much has the letter, and messages have a time; what can be searched and sorted by is not shown. */
const besides = [{ q: 'a' }, { sortBy: 'createdAt' }]
/** Milliseconds in which a notification that is just being delivered, and not shown then, is shown again. */
const glance = 1500

/**
 * Queues a notification on each of two topics, and judges that each list holds its own alone. Nothing is judged where
 * they do not come to the queue.
 */
export async function judgeNarrowedQueue(
  stage: Parameters<typeof atEndpoint>[0],
  verification: Verification,
  { parameter, valueOf, fixture }: Narrowing,
): Promise<void> {
  await atEndpoint(stage, async (at) => {
    const [one, other] = valuesOf(at, valueOf)
    if (one === undefined || other === undefined)
      return verification.undecided('It takes two topics with a push subscription each.', {
        remedy: `fixtures.messages.${fixture}`,
      })
    const read = (query = {}): Promise<Waiting> => waitingIn(at, query, 'getDeliveryQueue')
    const wasThere = isOneOf(...(await read()).items.map(identify))
    await queueOne(at, one.topic)
    await queueOne(at, other.topic)
    const fresh = ({ items }: Waiting) => items.filter((item) => !wasThere(item))
    const areQueued = (queue: Waiting): boolean => fresh(queue).length >= 2
    const whole = await at.eventually(at.endpoint.patience, read, areQueued)
    if (!areQueued(whole)) return
    const judgeCreated = createdAsIn(at, whole)

    // What is just being delivered may not be shown: the lists are read until each shows its own.
    const lists = await at.eventually(
      glance,
      () => Promise.all([one, other].map(({ value }) => read({ [parameter]: value }))),
      (seen) => seen.every((list) => fresh(list).length > 0),
    )
    for (const [index, list] of lists.entries()) {
      const isOfOther = isOneOf(...(lists[1 - index]?.items.map(identify) ?? []))
      verification(list).holdsSome('notification that was queued', (item) => !wasThere(item))
      verification(list).holdsNo('notification that the list of the other one holds', isOfOther)
      const relation = `svc:${parameter}`
      const [first] = list.items.flatMap((item) => hrefsOf(item, relation))
      verification(list).holdsNo(
        `notification with another link ${relation} than ${first}`,
        (item) => hrefsOf(item, relation).some((href) => href !== first),
        '_links',
      )
      const { value } = index === 0 ? one : other
      const near = { parameter, value, items: list.items }
      // Whatever is asked for beside it takes nothing from the filter.
      const ask = (more: object) =>
        at.customer.send('getDeliveryQueue', { query: { [parameter]: value, ...more } })
      for (const answer of await Promise.all(besides.map(ask)))
        if (answer.status === 200) {
          const what = 'notification that the list of the other one holds'
          verification(answer).holdsNo(what, isOfOther)
          judgeCreated(answer)
        }
      judgeCreated(list)
      await judgeNearMiss(at.customer, verification, 'getDeliveryQueue', near)
    }
    const arrived = lists.map((list) => ({ list, items: fresh(list) }))
    assumeLinkedApart(at, arrived, 'messages.push.links', `svc:${parameter}`)
  })
}

/** Two topics that have different values, with these. */
function valuesOf({ pushed }: AtEndpoint, valueOf: Narrowing['valueOf']) {
  const named = pushed.flatMap((topic) => {
    const value = valueOf(topic)
    return value === undefined ? [] : [{ topic, value }]
  })
  return [named[0], named.find(({ value }) => value !== named[0]?.value)] as const
}
