import { expect, test } from '@playwright/test'
import { systemClock } from '../../src/exchange/clock.js'
import type { Message, Reply } from '../../src/exchange/message.js'
import { watchUnderWay } from '../../src/exchange/watch-under-way.js'

const message = {} as Message
const reply = {} as Reply

/** A client whose answers come when they are let go. */
function openClient() {
  const waiting: (() => void)[] = []
  const { client, idle } = watchUnderWay(
    {
      send: () => new Promise((resolve) => waiting.push(() => resolve(reply))),
      heldBack: () => 0,
    },
    systemClock,
  )
  return { client, idle, answer: () => waiting.shift()?.() }
}

test('What was sent is waited for, and what follows from its answer', async () => {
  const { client, idle, answer } = openClient()
  const said: string[] = []
  const story = (async () => {
    await client.send(message)
    said.push('first')
    await client.send(message)
    said.push('second')
  })()
  const over = idle(60_000).then(() => said.push('idle'))
  answer()
  await expect.poll(() => said).toEqual(['first'])
  answer()
  await Promise.all([story, over])
  expect(said).toEqual(['first', 'second', 'idle'])
})

test('What is never answered is given up in time, and nothing is waited for where nothing was sent', async () => {
  const { client, idle } = openClient()
  await idle(60_000)
  void client.send(message)
  await idle(20)
})
