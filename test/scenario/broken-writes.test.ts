import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { NeedsMore } from '../../src/scenario/needs-more.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { openTestStage } from './open-test-stage.js'

const contract = loadContract({ interfaces: ['sessions'] })
const requirement = 'sessions.terminate.done'
const more = { interface: 'sessions' }

/** Breaks the connections of the first requests, so many, and answers the others with 204. */
const brokenAtFirst = (times: number) => {
  let asked = 0
  return openTestStage(
    (request, response) => {
      if ((asked += 1) <= times) request.socket.destroy()
      else response.writeHead(204).end()
    },
    { contract },
  )
}

const json = { sessionId: 'ses_1' }
const steps: Scenario['steps'] = async ({ customer, verify }) =>
  verify[requirement]?.(await customer.send('terminateCustomerSession', { json })).status(204)

test('A scenario is performed again where a connection breaks under a write', async () => {
  await using stand = await brokenAtFirst(1)
  await expect(stand.perform([requirement], steps, more)).rejects.toBeInstanceOf(NeedsMore)
  const outcomes = await stand.perform([requirement], steps, { ...more, again: 1 })
  expect(outcomes).toMatchObject([{ verdict: 'pass' }])
  expect(stand.exchanges).toHaveLength(2)
})

test('Where connections break under writes again and again, that is told', async () => {
  await using stand = await brokenAtFirst(Infinity)
  const outcomes = await stand.perform([requirement], steps, { ...more, again: 2 })
  expect(outcomes).toMatchObject([{ verdict: 'error' }])
})

test('What puts the target back is sent again where a connection breaks, once', async () => {
  for (const [times, notes] of [
    [1, 0],
    [2, 1],
  ] as const) {
    await using stand = await brokenAtFirst(times)
    const back: Scenario['steps'] = async ({ afterwards, giveUp }) => {
      afterwards(({ customer }) => customer.send('terminateCustomerSession', { json }))
      giveUp('Enough.', undefined)
    }
    await stand.perform([requirement], back, more)
    expect(stand.notes).toHaveLength(notes)
    expect(stand.exchanges).toHaveLength(2)
  }
})
