import { alone, shared } from '../../../src/scenario/index.js'
import { atEndpoint } from '../shared/at-endpoint.js'
import { eventually } from '../shared/eventually.js'
import { publishTo } from '../shared/publish-to.js'
import { reach } from '../shared/reach.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'messages.push.called'

const plain = (word: string): unknown => ({ text: 'Assay published this.', word })
/** What a message may say. */
const bodies: readonly (typeof plain)[] = [
  plain,
  (word) => `Assay published this: ${word}`,
  (word) => ({ parts: [{ of: ['many', 1, null], word }] }),
]

export default scenario('The endpoint of a push subscription is called for each message', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('messages.push'), shared('messages.queue')],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const { endpoint, pushed } = at
      const publish = (bodyOf: (word: string) => unknown) => {
        const published = publishTo(at, pushed[0], bodyOf)
        published.reply(() => ({ kind: 'status', status: 200 }))
        return published
      }
      for (const bodyOf of bodies) {
        const published = publish(bodyOf)
        const answer = await published.accepted()
        const soon = await eventually(at, endpoint.patience, () => published.deliveries()[0])
        // How long it may take is not said: a later message that is delivered shows that this one was passed over.
        if (soon === undefined) await reach(at, publish(plain), pushed[0])
        // They may come side by side, in any order.
        const called =
          soon ?? (await eventually(at, endpoint.patience, () => published.deliveries()[0]))
        const ended =
          called &&
          (await eventually(at, endpoint.patience, () =>
            published.deliveries().find(({ exchange }) => exchange !== undefined),
          ))
        verify(requirement, answer).that({
          holds: called !== undefined,
          expected: 'a delivery to the endpoint',
          actual: called === undefined ? 'none, though a later message was delivered' : 'it came',
          exchanges: [ended?.exchange ?? []].flat(),
        })
      }
    })
  },
})
