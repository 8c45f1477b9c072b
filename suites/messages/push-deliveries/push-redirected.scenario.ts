import {
  alone,
  type Delivery,
  identify,
  shared,
  type Verification,
} from '../../../src/scenario/index.js'
import type { AtEndpoint } from '../shared/endpoint-stage.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { awaitReceived } from '../shared/await-received.js'
import { holdInQueue } from '../shared/hold-in-queue.js'
import { isOneOf } from '../shared/is-one-of.js'
import { judgeReceived } from './shared/judge-received.js'
import { publishSeveral } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

/** One for each try: who follows none of the first takes another one later. */
const redirects = [302, 307, 303, 308] as const
/** Milliseconds in which a second redirect is followed. */
const further = 700

const again = '-again'
/** How the first of several are accepted in the end. */
const taken = [204, 202]

/** Redirects a delivery twice. Whether the second one is followed as well is not said; if it is, it counts. */
async function judgeTwice(at: AtEndpoint, verification: Verification): Promise<void> {
  const held = await holdInQueue(at)
  const isThere = (one: Delivery): boolean => one.deliveryMentions(again)
  held.reply((one) => {
    if (isThere(one)) return { kind: 'status', status: 200 }
    return held.redirect(307, one.redirected ? again : '')
  })
  const isFollowed = await at.eventually(further, () => held.deliveries().find(isThere))
  if (isFollowed) await judgeReceived(at, verification, held)
}

/** Redirects several at once, once or twice: where all are followed, each is received, and not tried a second time. */
async function judgeSeveral(
  at: AtEndpoint,
  verification: Verification,
  status: number,
): Promise<void> {
  for (const isTwice of [false, true]) {
    const isEnd = (one: Delivery): boolean =>
      one.redirected && (!isTwice || one.deliveryMentions(again))
    const { messages, look } = await publishSeveral(at, ({ message, delivery, index, tries }) => {
      if (isEnd(delivery)) return { kind: 'status', status: taken[index] ?? 200 }
      if (delivery.redirected) return message.redirect(307, again)
      return tries === 0 ? message.redirect(status) : { kind: 'status', status: 503 }
    })
    const isAccepted = (one: Delivery): boolean => isEnd(one) && one.ending?.kind === 'answered'
    const areAccepted = (): boolean => messages.every(({ carried }) => carried().some(isAccepted))
    if (!(await at.eventually(further, areAccepted, (all) => all))) return
    const left = await at.eventually(at.endpoint.patience, look, ({ items }) => items.length === 0)
    const isLeft = isOneOf(...left.items.map(identify))
    if (!verification(left.queue).holdsNo('notification that was taken after a redirect', isLeft))
      return
  }
}

export default scenario(
  'A push notification that is accepted after a redirect counts as received',
  {
    verifies: {
      received: {
        requirement: 'messages.push.received-after-redirect',
        after: ['messages.push.received', 'messages.push.stays-queued'],
      },
    },
    safety: 'disruptive',
    touches: [alone('messages.push'), shared('messages.queue')],
    async steps(stage) {
      const { verify, giveUp } = stage
      await atEndpoint(stage, async (at) => {
        const plain = await holdInQueue(at)
        plain.reply(() => ({ kind: 'status', status: 200 }))
        // Where it stays in the queue without a redirect as well, nothing is shown.
        if (plain.id !== undefined && (await awaitReceived(at, plain)) === undefined) return
        const held = await holdInQueue(at)
        held.reply(({ redirected }, tries) =>
          redirected
            ? { kind: 'status', status: 200 }
            : held.redirect(redirects[tries % redirects.length] ?? 302),
        )
        const followed = () => held.deliveries().filter(({ redirected }) => redirected)
        await at.eventually(at.endpoint.patience, () => followed()[0])
        if (followed().length > 0) {
          if (!(await judgeReceived(at, verify.received, held))) return
          await judgeTwice(at, verify.received)
          // Where something else is delivered for the same message, what comes a second time may be that.
          if (plain.carried().length !== 1) return
          const calls = held.deliveries().filter(({ redirected }) => !redirected).length
          await judgeSeveral(at, verify.received, redirects[(calls - 1) % redirects.length] ?? 302)
          return
        }
        const tries = held.deliveries().filter(({ ending }) => ending?.kind === 'answered')
        if (tries.length < 2)
          giveUp(
            'The target did not follow the redirect, nor did it call again.',
            'let a delivery that was not received be tried again',
          )
        const such = 'a call of the address to which the endpoint redirects'
        verify.received(held.queue).brings(such, followed(), tries)
      })
    },
  },
)
