import { alone, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitReceived } from '../shared/await-received.js'
import { eventually } from '../shared/eventually.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { judgeReceived } from './shared/judge-received.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.push.received-after-redirect'

/** One for each try: who follows none of the first takes another one later. */
const redirects = [302, 307, 303, 308] as const

export default scenario(
  'A push notification that is taken where the endpoint redirects to is received',
  {
    verifies: [requirement],
    safety: 'disruptive',
    touches: [alone('messages.push'), shared('messages.queue')],
    async steps(stage) {
      const { verify, undecided, giveUp } = stage
      await atEndpoint(stage, async (at) => {
        const plain = await holdInQueue(at)
        plain.reply(() => ({ kind: 'status', status: 200 }))
        if (plain.id !== undefined && (await awaitReceived(at, plain)) === undefined)
          return undecided(requirement, 'Without a redirect it stays in the queue as well.', {
            dependsOn: 'messages.push.received',
          })
        const held = await holdInQueue(at)
        const { deliveries, redirect, reply } = held
        reply(({ redirected }, tries) =>
          redirected
            ? { kind: 'status', status: 200 }
            : redirect(redirects[tries % redirects.length] ?? 302),
        )
        const isFollowed = (): true | undefined =>
          deliveries().some(({ redirected }) => redirected) || undefined
        if ((await eventually(at, at.endpoint.patience, isFollowed)) !== undefined)
          return void (await judgeReceived({ ...stage, ...at }, held, requirement))
        const tries = deliveries().filter(({ ending }) => ending?.kind === 'answered')
        if (tries.length < 2)
          giveUp('The target did not follow the redirect, nor did it call again.')
        verify(requirement, held.page).that({
          holds: false,
          expected: 'a call of the address that the redirect names',
          actual: `${tries.length} calls of the endpoint, which redirects`,
          exchanges: tries.flatMap(({ exchange }) => exchange ?? []),
        })
      })
    },
  },
)
