import { alone, identify, type Item, shared } from '../../../src/scenario/index.js'
import { atOtherEndpoint } from './shared/at-other-endpoint.js'
import { publishSeveral } from './shared/publish-several.js'
import { scenario } from '../shared/scenario.js'

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
      const refused = await publishSeveral(at, 500)
      // What is being delivered need not be seen at the same moment.
      const seen = new Set<string>()
      const look = async () => {
        const looked = await refused.look()
        for (const item of looked.items) seen.add(identify(item))
        return looked
      }
      const due = refused.count
      const { queue } = await eventually(endpoint.patience, look, () => seen.size >= due)
      const [actual, pointer] = [`${seen.size} notifications`, '/_embedded/items']
      if (seen.size === 0 || seen.size > due)
        giveUp(`${actual} of ${due} messages are in the queue.`, 'fixtures.messages.pushTopic')
      const expected = `${due} notifications that the endpoint did not take`
      const those = { holds: seen.size === due, expected, actual, pointer }
      if (!verify.staysQueued(queue, refused.answer).that(those)) return

      const hasError = (item: Item): boolean => item['_error'] !== undefined
      const told = await eventually(endpoint.patience, look, ({ items }) => items.every(hasError))
      verify
        .recorded(told.queue)
        .holdsNo(
          'notification without an _error, as its endpoint did not take it',
          (item) => seen.has(identify(item)) && !hasError(item),
          '_error',
        )
    })
  },
})
