import { alone, identify, type Item, shared } from '../../../src/scenario/index.js'
import { acknowledge } from './shared/acknowledge.js'
import { ownNotification } from './shared/own-notification.js'
import { readOwn } from './shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { type Waiting, waitingIn } from '../shared/waiting-in.js'

const notByReading = 'messages.acknowledge.not-by-reading'
const leaves = 'messages.acknowledge.leaves'
const notOthers = 'messages.acknowledge.not-others'

export default scenario('A notification stays in the list until it is acknowledged', {
  verifies: [notByReading, leaves, notOthers],
  safety: 'disruptive',
  touches: [alone('messages.topic'), shared('messages.waiting')],
  async steps(stage) {
    const { fixtures, verify, undecided, now, waitUntil } = stage
    const one = await ownNotification(stage)
    const other = await ownNotification(stage)
    const list = (subscription = one.subscription) => waitingIn(stage, { subscription })
    const read = await readOwn(stage, one)
    const fetched = await list()
    verify(notByReading, fetched.page).that(presence(fetched, one.id, true))
    if (!has(fetched.items, one.id)) {
      for (const one of [leaves, notOthers])
        undecided(one, 'It left the list when it was read.', { dependsOn: notByReading })
      return
    }

    const answer = await acknowledge(stage, read)
    const deadline = now() + (await fixtures.deliveryTime())
    let after = await list()
    for (let pause = 20; has(after.items, one.id) && now() < deadline; pause *= 2) {
      await waitUntil(Math.min(now() + pause, deadline))
      after = await list()
    }
    const exchanges = [answer.exchange.number]
    verify(leaves, after.page).that({ ...presence(after, one.id, false), exchanges })
    if (has(after.items, one.id))
      return undecided(notOthers, 'No notification could be acknowledged.', {
        dependsOn: leaves,
      })
    verify(notOthers, after.page).that({ ...presence(after, other.id, true), exchanges })
    for (const sibling of one.siblings) {
      const theirs = await list(sibling.subscription)
      const kept = presence(theirs, sibling.id, true)
      verify(notOthers, theirs.page).that({ ...kept, exchanges })
    }
  },
})

const has = (items: readonly Item[], wanted: string): boolean =>
  items.some((item) => identify(item) === wanted)

function presence({ items }: Waiting, wanted: string, due: boolean) {
  const there = has(items, wanted)
  return {
    holds: there === due,
    absence: !due,
    expected: `${due ? '' : 'no '}notification ${wanted} in the list`,
    actual: there ? 'it is there' : 'it is not there',
    pointer: '/_embedded/items',
  }
}
