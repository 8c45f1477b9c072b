import { alone, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { publishTo } from '../shared/publish-to.js'
import { awaitDelivery } from '../shared/await-delivery.js'
import { scenario } from '../shared/scenario.js'

const plain = (word: string): unknown => ({ text: 'Assay published this.', word })
/** More than many a service takes at once, and far less than a message may say by default. */
const long = (word: string): unknown => ({ text: 'Assay '.repeat(12_000), word })
/** What a message may say. */
const bodies: readonly (typeof plain)[] = [
  plain,
  (word) => `Assay published this: ${word}`,
  (word) => ({ parts: [{ of: ['many', 1, null], word }] }),
  long,
]

export default scenario('The endpoint of a push subscription is called for each message', {
  verifies: { called: 'messages.push.called' },
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    await atEndpoint(stage, async (at) => {
      const { pushed, endpoint } = at
      const publish = (bodyOf: typeof plain) => {
        const published = publishTo(at, pushed[0], bodyOf)
        published.reply(() => ({ kind: 'status', status: 200 }))
        return published
      }
      for (const bodyOf of bodies) {
        const { accepted, answered, deliveries } = publish(bodyOf)
        await at.eventually(endpoint.patience, () => answered() ?? deliveries()[0])
        // How much a message may say can be set otherwise than by default.
        if (bodyOf === long && answered()?.status === 413) return
        const answer = await accepted()
        const first = () => at.eventually(endpoint.patience, () => deliveries()[0])
        // How long it may take is not said: a later message that is delivered shows that this one was passed over.
        // They may come side by side, in any order.
        const isCalled =
          (await first()) ?? (await awaitDelivery(at, publish(plain), pushed[0]), await first())
        const hasEnded = () =>
          deliveries().some(({ exchange }) => exchange !== undefined) || undefined
        if (isCalled) await at.eventually(endpoint.patience, hasEnded)
        stage.verify.called(answer).brings('a delivery to the endpoint', deliveries())
      }
    })
  },
})
