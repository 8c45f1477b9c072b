import type { Subscription } from '../../../src/reference/books/messages.js'
import type { Defect } from '../../defect.js'

/** One in so many notifications of a kind is passed over, the last of them. */
const often = 5

const rows = [
  {
    name: 'pull',
    sentence: 'Every fifth message is not given to a subscriber who fetches.',
    breaks: ['messages.publish.each-subscription'],
    isMeant: ({ id }: Subscription) => id === 'subscription-ledger',
  },
  {
    name: 'push',
    sentence: 'Every fifth message is not delivered to endpoints.',
    breaks: ['messages.push.called'],
    // Who is entitled to a resource has a requirement of its own.
    isMeant: ({ id }: Subscription) =>
      ['subscription-alerts', 'subscription-security'].includes(id),
  },
]

/** Messages that are accepted, and come to nothing now and then. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, isMeant }) => ({
  name: `passed-over-${name}`,
  sentence,
  breaks,
  behaviour({ subscribes }) {
    let met = 0
    return {
      subscribes(subscription, topic) {
        if (!subscribes(subscription, topic)) return false
        if (!isMeant(subscription)) return true
        met += 1
        return met % often !== 0
      },
    }
  },
}))

export default defects
