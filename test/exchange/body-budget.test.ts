import { mock } from 'node:test'
import { expect, test } from '@playwright/test'
import { openBodyBudget, type Place } from '../../src/exchange/body-budget.js'
import { defaultLimits } from '../../src/exchange/transport-limits.js'
import { undiciTransport } from '../../src/exchange/undici-transport.js'
import { serve } from './serve.js'

const MB = 1_000_000

/** Places for so many requests, and when all of them have asked for room. */
function watchPlaces(open: () => Place, many: number) {
  let [asked, allAsked] = [0, () => {}]
  const waiting = new Promise<void>((resolve) => (allAsked = resolve))
  return {
    waiting,
    open(): Place {
      const place = open()
      return {
        leave: place.leave,
        claim(...given) {
          asked += 1
          if (asked === many) allAsked()
          return place.claim(...given)
        },
      }
    },
  }
}

test('Who finds no room waits, first come first served, until one leaves', async () => {
  const room = openBodyBudget(10)
  const [one, two, three, four] = [room.open(), room.open(), room.open(), room.open()]
  expect(one.claim(8)).toBeUndefined()
  const order: string[] = []
  const second = two.claim(5)?.then(() => order.push('two'))
  const third = three.claim(2)?.then(() => order.push('three'))
  expect(second).toBeDefined()
  // It would fit, and is not served before those who came earlier.
  expect(third).toBeDefined()
  one.leave()
  one.leave()
  await Promise.all([second, third])
  expect(order).toEqual(['two', 'three'])
  two.leave()
  three.leave()
  // A body that is larger than the room has it to itself.
  expect(four.claim(99)).toBeUndefined()
  expect(four.claim(99)).toBeUndefined()
  expect(room.open().claim(1)).toBeDefined()
})

test('Who gives up or leaves while waiting keeps no other from it', async () => {
  const room = openBodyBudget(10)
  const [one, two, three, four] = [room.open(), room.open(), room.open(), room.open()]
  one.claim(8)
  const stop = new AbortController()
  const second = two.claim(9, stop.signal)
  const third = three.claim(2)
  stop.abort(new Error('enough'))
  await expect(second).rejects.toThrow('enough')
  await third
  const fourth = four.claim(10)
  four.leave()
  one.leave()
  three.leave()
  await fourth
  expect(room.open().claim(10)).toBeUndefined()
})

test('A large body that waits for room is not late, and comes whole once there is room', async () => {
  await using bank = await serve((request, response) => {
    const body = Buffer.alloc(5 * MB, request.url ?? '')
    if (request.url === '/a') response.setHeader('Content-Length', body.length)
    response.end(body)
  })
  const room = openBodyBudget(6 * MB)
  const busy = room.open()
  busy.claim(6 * MB)
  const transport = undiciTransport({ maxBodyBytes: 6 * MB })
  const places = watchPlaces(room.open, 3)
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const answers = ['/a', '/b', '/c'].map(async (path) => {
      const place = places.open()
      const request = { method: 'GET', url: bank.origin + path, headers: [], place }
      const outcome = await transport.send(request)
      place.leave()
      return outcome.kind === 'response'
        ? Buffer.from(outcome.body).equals(Buffer.alloc(5 * MB, path))
        : outcome.message
    })
    // Longer than any of them has time for.
    await places.waiting
    mock.timers.tick(defaultLimits.totalTimeout + 1)
    busy.leave()
    expect(await Promise.all(answers)).toEqual([true, true, true])
  } finally {
    mock.timers.reset()
    await transport.close()
  }
})

test('A connection that breaks, or a caller who leaves, while a body waits for room is told as such', async () => {
  let breakOff = (): void => {}
  await using bank = await serve((socket) => {
    socket.once('data', (asked: Buffer) => {
      socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 9000000\r\n\r\n')
      socket.write(Buffer.alloc(2 * MB))
      if (asked.includes('/reset')) breakOff = () => socket.resetAndDestroy()
    })
  }, 'tcp')
  const room = openBodyBudget(6 * MB)
  const busy = room.open()
  busy.claim(6 * MB)
  const transport = undiciTransport({ maxBodyBytes: 9 * MB })
  const places = watchPlaces(room.open, 2)
  try {
    const stop = new AbortController()
    const send = (path: string) => {
      const { signal } = stop
      const url = bank.origin + path
      return transport.send({ method: 'GET', url, headers: [], signal, place: places.open() })
    }
    const broken = send('/reset')
    const stopped = send('/stay')
    await places.waiting
    breakOff()
    stop.abort(new Error('enough'))
    busy.leave()
    expect(await stopped).toMatchObject({ kind: 'failure', failure: 'aborted' })
    expect(await broken).toMatchObject({
      kind: 'failure',
      failure: expect.stringMatching(/aborted|reset/),
    })
  } finally {
    await transport.close()
  }
})
