import { alone, type Found, type Stock, withParts } from '../../../src/scenario/index.js'
import { queueOne } from './queue-one.js'
import { atEndpoint } from './at-endpoint.js'
import type { fixtures } from './fixtures.js'
import { enough } from './stock-waiting.js'
import { waitingIn } from './waiting-in.js'

/** Milliseconds in which a delivery that was refused should be seen in the queue. */
const glance = 1500

/** Notifications of ours whose deliveries are refused for as long as the steps take. */
export const stockQueue: Stock = {
  safety: 'disruptive',
  async during(stage, steps) {
    const queued = () => waitingIn(stage, {}, 'getDeliveryQueue')
    const isEnough = ({ items }: { readonly items: readonly unknown[] }): boolean =>
      items.length >= enough
    stage.needs(alone('messages.push'), alone('messages.queue'))
    if (isEnough(await queued())) return steps()
    const of = withParts(stage, { fixtures: stage.fixtures as Found<typeof fixtures> })
    return atEndpoint(of, async (at) => {
      await Promise.all(Array.from({ length: enough }, () => queueOne(at, at.pushed[0])))
      await stage.eventually(glance, queued, isEnough)
      await steps()
    })
  },
}
