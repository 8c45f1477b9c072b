import { type Choice, type Stage, wholeTarget } from '../../../src/scenario/index.js'
import { type AtEndpoint, atEndpoint } from '../shared/at-endpoint.js'
import { awaitRefused } from '../shared/await-refused.js'
import { days } from '../shared/days.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.push.retried'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404 },
  { kind: 'reset' },
]
/** When deliveries are tried is not shown; that they are tried for four days is. */
const later = days(3.5)

export default scenario('A push notification that the endpoint does not take is tried again', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [wholeTarget],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      for (const refusal of refusals) if (!(await isRetried(stage, at, refusal))) return
    })
  },
})

/** Publishes a message, refuses its first delivery, and judges whether there is another one. */
async function isRetried(
  { verify, undecided, during }: Pick<Stage, 'verify' | 'undecided' | 'during'>,
  at: AtEndpoint,
  refusal: Choice,
): Promise<boolean> {
  const { endpoint } = at
  const held = await holdInQueue(at)
  const { deliveries, reply, accepted } = held
  reply((_, tries) => (tries === 0 ? refusal : { kind: 'status', status: 200 }))
  const second = () =>
    eventually(at, endpoint.patience, () => deliveries().find((_, index) => index > 0))
  const soon = await second()
  if (soon === undefined && (await awaitRefused(at, held)).queued === undefined) {
    undecided(requirement, 'The notification is not in the delivery queue.', {
      dependsOn: 'messages.push.stays-queued',
    })
    return false
  }
  const again = soon ?? (await during('clock', second, later))
  verify(requirement, await accepted()).that({
    holds: again !== undefined,
    expected: 'another delivery',
    actual:
      again === undefined ? 'none, though the clock went on by three days and a half' : 'it came',
    exchanges: deliveries().flatMap(({ exchange }) => exchange ?? []),
  })
  return again !== undefined
}
