import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openDeliveryQueue } from '../../src/reference/messages/delivery/delivery-queue.js'
import { honestDeliveryBehaviour } from '../../src/reference/messages/delivery/honest-delivery-behaviour.js'

/** A queue whose endpoint refuses three calls, by a clock that goes on at each look, and a timer that is so much too early. */
async function receivedOf(early: number) {
  let time = 1_000_000
  let calls = 0
  let due: (() => void) | undefined
  const queue = openDeliveryQueue({
    opened: { subscriptions: [{ id: 'one', kind: 'push' }], notifications: [] } as never,
    openedAt: time,
    behaviour: honestDeliveryBehaviour,
    now: () => (time += 1),
    timer(milliseconds, call) {
      due = () => {
        time += Math.max(milliseconds - early, 0)
        call()
      }
      return () => (due = undefined)
    },
    callEndpoint: async () => {
      calls += 1
      return { kind: 'answered', status: calls > 3 ? 204 : 401, hops: 0 }
    },
  })
  queue.pointTo('http://127.0.0.1:1/push')
  queue.enqueue({ id: 'a', subscription: 'one', createdAt: time, updatedAt: time } as never)
  for (let turn = 0; turn < 200; turn += 1) {
    await setImmediate()
    const call = due
    due = undefined
    call?.()
  }
  return queue.received().map(({ id }) => id)
}

test('What comes to be due while the queue looks at its clock is called all the same', async () => {
  for (let early = 0; early < 12; early += 1)
    expect(await receivedOf(early), `${early}`).toEqual(['a'])
})
