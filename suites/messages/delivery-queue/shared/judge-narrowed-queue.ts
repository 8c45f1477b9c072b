import { hrefsOf, identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import { atEndpoint } from '../../shared/at-endpoint.js'
import { eventually } from '../../shared/eventually.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { queueOne } from './queue-one.js'

interface Narrowing {
  readonly requirement: string
  readonly parameter: 'subscription' | 'topic'
  /** Link of a notification to what the parameter names. */
  readonly relation: string
  readonly valueOf: (topic: PushTopic) => string | undefined
  /** Where the profile gives two values. */
  readonly fixture: string
}

/** Milliseconds in which a notification that is just being delivered, and not shown then, is shown again. */
const glance = 1500

type Parts = Parameters<typeof atEndpoint>[0] & Pick<Stage, 'verify' | 'undecided'>

/** Queues a notification on each of two topics, and judges that each list holds its own alone. */
export async function judgeNarrowedQueue(stage: Parts, narrowing: Narrowing): Promise<void> {
  const { requirement, parameter, relation, valueOf, fixture } = narrowing
  const { giveUp, verify, undecided } = stage
  await atEndpoint(stage, async (at) => {
    const named = at.pushed.flatMap((topic) => {
      const value = valueOf(topic)
      return value === undefined ? [] : [{ topic, value }]
    })
    const [one] = named
    const other = named.find(({ value }) => value !== one?.value)
    const both = [one, other]
    if (one === undefined || other === undefined)
      return giveUp(
        'It takes two topics with a push subscription each.',
        `fixtures.messages.${fixture}`,
      )
    const read = (value?: string): Promise<Waiting> =>
      waitingIn(at, value === undefined ? {} : { [parameter]: value }, 'getDeliveryQueue')
    const before = await read()
    await queueOne(at, one.topic)
    await queueOne(at, other.topic)
    const isFresh = fresherThan(before.items)
    const all = await eventually(at, at.endpoint.patience, async () => {
      const seen = await read()
      return seen.items.filter(isFresh).length >= 2 ? seen : undefined
    })
    if (all === undefined)
      return undecided(requirement, 'The notifications were not seen in the delivery queue.', {
        dependsOn: 'messages.push.stays-queued',
      })
    // What is just being delivered may not be shown: the lists are read until each shows its own.
    const narrowed = () => Promise.all([read(one.value), read(other.value)])
    const lists =
      (await eventually(at, glance, async () => {
        const seen = await narrowed()
        return seen.every(({ items }) => items.some(isFresh)) ? seen : undefined
      })) ?? (await narrowed())
    for (const [index, { items, page }] of lists.entries()) {
      const others = new Set(lists[1 - index]?.items.map(identify))
      const foreign = items.filter((item) => others.has(identify(item)))
      const linked = new Set(items.flatMap((item) => hrefsOf(item, relation)))
      const own = items.some(isFresh)
      verify(requirement, page).that({
        holds: own && foreign.length === 0 && linked.size < 2,
        expected: `the notifications of ${both[index]?.value} alone`,
        actual: !own
          ? 'not the one that was queued'
          : foreign.length > 0
            ? `also ${identify(foreign[0] ?? {})}, which the list of the other one holds`
            : [...linked].join(', ') || 'they are',
        pointer: '/_embedded/items',
        exchanges: [all.page.exchange.number],
      })
    }
  })
}

function fresherThan(items: readonly Item[]): (item: Item) => boolean {
  const known = new Set(items.map(identify))
  return (item) => !known.has(identify(item))
}
