import {
  alone,
  type Choice,
  type Delivery,
  type Item,
  shared,
} from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { publishSeveral, type ToReply } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

const refusals: readonly Choice[] = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 500 },
  { kind: 'reset' },
]
/** Milliseconds in which each is delivered again, and then waits; callers do not wait without end. */
const glance = 1500

export default scenario('What is refused in the same way is recorded in the same way', {
  verifies: {
    recorded: {
      requirement: 'messages.notification.delivery-error',
      after: 'messages.push.stays-queued',
    },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atOtherEndpoint(stage, async (at) => {
      for (const refusal of refusals) {
        // Each was refused once or more, and is then kept waiting: what is recorded by then stays as it is.
        const refuse = ({ areAllTried }: ToReply): Choice =>
          areAllTried ? { kind: 'hold' } : refusal
        const { messages, look, answer } = await publishSeveral(at, refuse, true)
        const isHeld = (last: Delivery | undefined): boolean =>
          last !== undefined && last.ending === undefined
        const areHeld = (): boolean => messages.every(({ carried }) => isHeld(carried().at(-1)))
        const hasError = (item: Item): boolean => item['_error'] !== undefined
        const told = await at.eventually(
          Math.min(glance, at.endpoint.patience),
          look,
          ({ items }) => areHeld() && items.every(hasError),
        )
        // Who takes an error away when a delivery begins shows none of any of them.
        const isShown = areHeld() && told.items.some(hasError)
        if (!isShown) verify.recorded(answer).status(202)
        else
          verify
            .recorded(told.queue)
            .holdsNo(
              'notification without an _error, as its endpoint did not take it',
              (item) => told.items.includes(item) && !hasError(item),
              '_error',
            )
      }
    })
  },
})
