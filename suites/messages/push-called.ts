import { atEndpoint } from './push/at-endpoint.js'
import { eventually } from './push/eventually.js'
import { publishTo } from './push/publish-to.js'
import { reach } from './push/reach.js'
import { scenario } from './scenario.js'

const requirement = 'messages.push.called'

/** What a message may say. */
const bodies: readonly ((word: string) => unknown)[] = [
  (word) => ({ text: 'Assay published this.', word }),
  (word) => `Assay published this: ${word}`,
  (word) => ({ parts: [{ of: ['many', 1, null], word }] }),
]

export default scenario('The endpoint of a push subscription is called for each message', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: ['messages.writes'],
  async steps(stage) {
    const { verify } = stage
    await atEndpoint(stage, async (at) => {
      const { endpoint, pushed } = at
      for (const [index, bodyOf] of bodies.entries()) {
        const published = publishTo(at, pushed[0], bodyOf)
        published.reply(() => ({ kind: 'status', status: 200 }))
        // Until the first one has come, it may be that the target cannot reach the listener.
        if (index === 0) await reach(at, published, pushed[0])
        const called = await eventually(at, endpoint.patience, () => published.deliveries()[0])
        const ended = await eventually(at, endpoint.patience, () =>
          published.deliveries().find(({ exchange }) => exchange !== undefined),
        )
        verify(requirement, await published.accepted()).that({
          holds: called !== undefined,
          expected: 'a delivery to the endpoint',
          actual: called === undefined ? `none in ${endpoint.patience / 1000} s` : 'it came',
          exchanges: [ended?.exchange ?? []].flat(),
        })
      }
    })
  },
})
