import {
  alone,
  type Choice,
  identify,
  type Item,
  often,
  shared,
} from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { assumeInQueues } from '../shared/assume-in-queues.js'
import { plainText } from '../shared/further-kinds.js'
import { publishSeveral, type ToReply } from '../shared/publish-several.js'
import { scenario } from '../shared/scenario.js'
import { seenInQueue } from '../shared/seen-in-queue.js'
import { errorNotShown, toldError } from '../shared/told-error.js'

const answer = (status: number): Choice => ({ kind: 'status', status })
/**
 * Each message begins with another one of them, as a service may wait long until it tries again, and what is rare is
 * another one for each message. The last one is answered from then on: what it leads to is seen.
 */
const inTurn =
  (rare: readonly number[], ...choices: readonly Choice[]) =>
  ({ tries, index }: ToReply): Choice => {
    const all = [...choices, answer(rare[index] ?? 500)]
    const begin = Math.min(index, choices.length)
    return all[(begin + Math.min(tries, choices.length)) % all.length] ?? answer(500)
  }

/** How the endpoint does not take them, one try after the other. */
const refusals: readonly ((order: ToReply) => Choice)[] = [
  inTurn([402, 406, 411, 412, 413], answer(401), answer(403), answer(502)),
  inTurn([416, 418, 423, 414, 415], answer(404), answer(410), answer(503)),
  inTurn([424, 425, 426, 428, 431], { kind: 'reset' }, answer(429), answer(304)),
  ({ message, delivery }) => (delivery.redirected ? answer(404) : message.redirect(307)),
  inTurn([505, 507, 511, 451, 504], answer(500), answer(400), answer(300)),
]
/** How one that is plain text is refused beside them, each time. */
const ofText = [403, 429, 408, 405, 422].map(answer)
/** Tries that are waited for, and milliseconds in which they may come. */
const [many, further] = [3, 700]

export default scenario('Each of several push notifications that are refused waits with an error', {
  verifies: {
    staysQueued: 'messages.push.stays-queued',
    recorded: { requirement: 'messages.notification.delivery-error', after: 'staysQueued' },
  },
  safety: 'disruptive',
  touches: [alone('messages.otherPush'), shared('messages.queue')],
  async steps(stage) {
    const { verify, giveUp } = stage
    await atOtherEndpoint(stage, async (at) => {
      const { eventually, endpoint } = at
      const hasError = (item: Item): boolean => item['_error'] !== undefined
      const text = [{ to: at.pushed[0], bodyOf: plainText }]
      for (const [round, refusal] of refusals.entries()) {
        const refuse = (order: ToReply): Choice =>
          (order.index < often ? undefined : ofText[round]) ?? refusal(order)
        const refused = await publishSeveral(at, refuse, true, text)
        const areTried = (): true | undefined =>
          refused.tried.every(({ carried }) => carried().length > many) || undefined
        await eventually(further, areTried)
        const { look, count: due } = refused
        const { ids: seen, queue } = await seenInQueue(at, refused)
        const [actual, pointer] = [`${seen.size} notifications`, '/_embedded/items']
        // Where deliveries do not tell which message they are for, those of earlier ones go on: what is under way all the
        // time may be hidden.
        const areKnown = refused.tried.every(({ carried }) => carried().length > 0)
        if (seen.size === 0 || seen.size > due || (seen.size < due && !areKnown))
          giveUp(`${actual} of ${due} messages are in the queue.`, 'fixtures.messages.pushTopic')
        const expected = `${due} notifications that the endpoint did not take`
        const those = { holds: seen.size === due, expected, actual, pointer }
        if (!verify.staysQueued(queue, refused.answer).that(those)) return

        const told = await eventually(endpoint.patience, look, ({ items }) => items.every(hasError))
        const own = told.items.filter((item) => seen.has(identify(item)) && !hasError(item))
        const alone = await Promise.all(own.map((item) => toldError(at, item)))
        if (alone.includes(undefined)) verify.recorded.undecided(...errorNotShown)
        const untold = own.filter((_, index) => alone[index] === false)
        // Those that wait behind them were not tried.
        const isUntold = (item: Item): boolean =>
          untold.length > due - refused.tried.length && untold.includes(item)
        const what = 'notification without an _error, as its endpoint did not take it'
        if (!verify.recorded(told.queue).holdsNo(what, isUntold, '_error')) return
        if (round === 0) await assumeInQueues(at, at.pushed[0], seen)
      }
    })
  },
})
