import { expect, test } from '@playwright/test'
import { always, answerJson } from './answers.js'
import { wholeTarget } from '../../src/scenario/touch.js'
import { openTestStage } from './open-test-stage.js'

const down = 'accounts.balances.core-down'
const hooks = { outage: { begin: '/control/outage', end: '/control/outage/lift' } }
const touches = [wholeTarget]

/** A target whose core is down from one hook to the other; `broken` hooks fail. */
function core(broken: readonly string[] = []) {
  const said: string[] = []
  let outage = false
  const listener: Parameters<typeof openTestStage>[0] = ({ url = '' }, response) => {
    if (!url.startsWith('/control')) return answerJson(response, outage ? 503 : 200, {})
    said.push(url)
    outage = url === '/control/outage'
    response.writeHead(broken.includes(url) ? 500 : 204).end()
  }
  return { said, listener }
}

test('A state lasts as long as its steps, and is over when what follows begins', async () => {
  const { said, listener } = core()
  await using stand = await openTestStage(listener, { hooks })
  const outcomes = await stand.perform(
    [down, 'accounts.listAccounts.answers'],
    async ({ customer, during, verify }) => {
      verify[down]?.(await during('outage', () => customer.send('listAccounts'))).status(503)
      verify['accounts.listAccounts.answers']?.(await customer.send('listAccounts')).status(200)
    },
    { touches },
  )
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['pass', 'pass'])
  expect(said).toEqual(['/control/outage', '/control/outage/lift'])
})

test('A run that may only read uses no hook', async () => {
  const { said, listener } = core()
  await using stand = await openTestStage(listener, { hooks, observe: true })
  const [outcome] = await stand.perform(
    [down],
    async ({ customer, during, verify }) => {
      verify[down]?.(await during('outage', () => customer.send('listAccounts'))).status(503)
    },
    { touches },
  )
  expect(outcome).toMatchObject({ verdict: 'inconclusive', remedy: '--allow reversible' })
  expect(said).toEqual([])
})

test('A hook that the profile lacks is asked for', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform(
    [down],
    async ({ customer, during, verify }) =>
      verify[down]?.(await during('outage', () => customer.send('listAccounts'))).status(503),
    { touches },
  )
  expect(outcomes).toMatchObject([{ verdict: 'inconclusive', remedy: 'hooks.outage' }])
  expect(stand.exchanges).toEqual([])
})

for (const path of ['/control/outage', '/control/outage/lift'])
  test(`A hook that fails is an error, not a failure of the target, and its state is ended (${path})`, async () => {
    const { said, listener } = core([path])
    await using stand = await openTestStage(listener, { hooks })
    const outcomes = await stand.perform(
      [down],
      async ({ customer, during, verify }) =>
        verify[down]?.(await during('outage', () => customer.send('listAccounts'))).status(200),
      { touches },
    )
    expect(outcomes).toMatchObject([{ verdict: 'error' }])
    expect(outcomes[0]?.because).toContain('outage')
    expect(said).toEqual(['/control/outage', '/control/outage/lift'])
  })

test('A scenario that is ended takes the target out of its state before the next one begins', async () => {
  const { said, listener } = core()
  await using stand = await openTestStage(listener, { hooks })
  const stop = new AbortController()
  const outcomes = await stand.perform(
    [down],
    async ({ during }) =>
      during('outage', () => {
        stop.abort(new Error('The time limit ran out.'))
        return new Promise<void>(() => undefined)
      }),
    { touches, signal: stop.signal },
  )
  expect(outcomes).toMatchObject([{ verdict: 'inconclusive', because: 'The time limit ran out.' }])
  expect(said).toEqual(['/control/outage', '/control/outage/lift'])
})

test('A scenario that changes the target without saying so is an error: others would run into it', async () => {
  const { said, listener } = core()
  await using stand = await openTestStage(listener, { hooks })
  const outcomes = await stand.perform([down], async ({ customer, during }) => {
    await during('outage', () => customer.send('listAccounts'))
  })
  expect(outcomes).toMatchObject([
    { verdict: 'error', because: 'accounts/story uses the hook outage and has nothing alone' },
  ])
  expect(said).toEqual([])
})
