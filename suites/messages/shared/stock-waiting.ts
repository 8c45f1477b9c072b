import { alone, type Found, type Stock, withParts } from '../../../src/scenario/index.js'
import { fixtures } from './fixtures.js'
import { publishAndWatch } from './publish-and-watch.js'
import { wholeList } from './whole-list.js'

/** So many fill two pages. */
export const enough = 3

/** Notifications of ours that wait to be fetched, and are taken away at the end. */
export const stockWaiting: Stock = {
  safety: 'disruptive',
  async during(stage, steps) {
    const found = stage.fixtures as Found<typeof fixtures>
    // What others publish at the same time is no stock.
    stage.needs(alone('messages.topic'), alone('messages.waiting'))
    const whole = await wholeList(stage)
    if (whole === undefined || whole.items.length >= enough) return steps()
    const { topic, subscriptions } = await found.topicAside()
    const awaited = subscriptions.length > 0 ? subscriptions : await found.pullSubscriptions()
    const of = withParts(stage, { fixtures: found })
    await publishAndWatch(of, { topic, awaited: awaited.slice(0, 1), count: enough })
    return steps()
  },
}
