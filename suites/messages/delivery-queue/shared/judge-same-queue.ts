import { type Answer, identify, type Stage } from '../../../../src/scenario/index.js'
import { type Narrowed, waitingIn } from '../../shared/waiting-in.js'
import { type AtEndpoint, atEndpoint } from '../../shared/at-endpoint.js'
import { eventually } from '../../shared/eventually.js'
import type { PushTopic } from '../../shared/push-topic.js'
import { queueOne } from './queue-one.js'

type Parts = Parameters<typeof atEndpoint>[0] & Pick<Stage, 'verify' | 'undecided'>

/** Two ways to narrow the queue that come to the same. */
export interface SameQueue {
  readonly requirement: string
  readonly query: (topic: PushTopic) => Narrowed | undefined
  readonly due: (topic: PushTopic) => Narrowed | undefined
  /** What the profile gives for them. */
  readonly fixture: string
  /** That the queue is narrowed as it is due. */
  readonly dependsOn: string
}

interface Comparison {
  readonly page: Answer
  /** Whether the queue as it is due holds what was published for it, and not the whole queue. */
  readonly narrows: boolean
  /** In words: what the other queue lacks, or has besides. */
  readonly wrong: string | undefined
}

/** Milliseconds in which a notification that is just being delivered, and not shown then, is shown again. */
const glance = 1500

/** Judges of several pairs of ways to narrow the delivery queue that both come to the same. */
export async function judgeSameQueues(stage: Parts, orders: readonly SameQueue[]): Promise<void> {
  await atEndpoint(stage, async (at) => {
    const [one, other] = at.pushed
    if (other !== undefined) await queueOne(at, other)
    const known = await queueOf(at, {})
    await queueOne(at, one)
    const judged = await Promise.allSettled(
      orders.map((order) => judgeSameQueue({ ...stage, ...at }, order, known.ids)),
    )
    for (const one of judged) if (one.status === 'rejected') throw one.reason
  })
}

/** @param known notifications that were there before */
async function judgeSameQueue(
  at: AtEndpoint & Parts,
  order: SameQueue,
  known: readonly string[],
): Promise<void> {
  const { requirement, fixture, dependsOn } = order
  const { customer, verify, undecided } = at
  const [query, due] = [order.query(at.pushed[0]), order.due(at.pushed[0])]
  if (query === undefined || due === undefined)
    return undecided(requirement, 'The queue cannot be narrowed in both ways.', {
      remedy: `fixtures.messages.${fixture}`,
    })
  const answer = await customer.send('getDeliveryQueue', { query })
  if (answer.status !== 200) return void verify(requirement, answer).status(200)
  let seen: Comparison | undefined
  await eventually(at, Math.min(glance, at.endpoint.patience), async () => {
    seen = await compare(at, query, due, known)
    return (seen.narrows && seen.wrong === undefined) || undefined
  })
  if (seen?.narrows !== true)
    return undecided(requirement, 'The queue is no part of the whole one with what was queued.', {
      dependsOn,
    })
  verify(requirement, seen.page).that({
    holds: seen.wrong === undefined,
    expected: 'the notifications of the other queue',
    actual: seen.wrong ?? 'they are',
    pointer: '/_embedded/items',
  })
}

async function queueOf(at: AtEndpoint, narrowed: Narrowed) {
  const { items, page } = await waitingIn(at, narrowed, 'getDeliveryQueue')
  return { ids: items.map(identify), page }
}

/** Deliveries go on meanwhile: what a queue lacks counts where the other one has it before, and after. */
async function compare(
  at: AtEndpoint,
  query: Narrowed,
  due: Narrowed,
  known: readonly string[],
): Promise<Comparison> {
  const [whole, before] = await Promise.all([queueOf(at, {}), queueOf(at, due)])
  const { ids, page } = await queueOf(at, query)
  const after = await queueOf(at, due)
  const lasting = before.ids.filter((id) => after.ids.includes(id))
  const missing = lasting.find((id) => !ids.includes(id))
  const besides = ids.find((id) => !before.ids.includes(id) && !after.ids.includes(id))
  return {
    page,
    narrows:
      lasting.some((id) => !known.includes(id)) &&
      whole.ids.some((id) => !before.ids.includes(id) && !after.ids.includes(id)),
    wrong:
      missing !== undefined
        ? `without ${missing}`
        : besides !== undefined
          ? `with ${besides} besides`
          : undefined,
  }
}
