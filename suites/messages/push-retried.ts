import type { Choice, Stage } from '../../src/scenario/index.js'
import { type AtEndpoint, atEndpoint } from './push/at-endpoint.js'
import { days } from './push/days.js'
import { eventually } from './push/eventually.js'
import { publishTo } from './push/publish-to.js'
import { reach } from './push/reach.js'
import { scenario } from './scenario.js'

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
  touches: ['*'],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      for (const refusal of refusals) if (!(await isRetried(stage, at, refusal))) return
    })
  },
})

/** Publishes a message, refuses its first delivery, and judges whether there is another one. */
async function isRetried(
  { verify, during }: Pick<Stage, 'verify' | 'during'>,
  at: AtEndpoint,
  refusal: Choice,
): Promise<boolean> {
  const { endpoint, pushed } = at
  const published = publishTo(at, pushed[0])
  published.reply((_, tries) => (tries === 0 ? refusal : { kind: 'status', status: 200 }))
  await reach(at, published, pushed[0])
  const second = () =>
    eventually(at, endpoint.patience, () => published.deliveries().find((_, index) => index > 0))
  const again = (await second()) ?? (await during('clock', second, later))
  verify(requirement, await published.accepted()).that({
    holds: again !== undefined,
    expected: 'another delivery',
    actual:
      again === undefined ? 'none, though the clock went on by three days and a half' : 'it came',
    exchanges: published.deliveries().flatMap(({ exchange }) => exchange ?? []),
  })
  return again !== undefined
}
