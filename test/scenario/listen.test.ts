import { expect, test } from '@playwright/test'
import { openDeliveryHandlers } from '../../src/exchange/delivery-handlers.js'
import type { Arrival, DeliveryHandler, Reply } from '../../src/exchange/delivery.js'
import { openEndpoint } from '../../src/scenario/stage/endpoint.js'
import { deliveryMentions } from '../../src/scenario/stage/delivery-mentions.js'
import { alone } from '../../src/scenario/touch.js'
import { always, answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const requirement = 'accounts.listAccounts.answers'
const touches = [alone('accounts.push')]

const arrival = (more: Partial<Arrival> = {}): Arrival => ({
  at: 0,
  method: 'POST',
  target: '/',
  headers: [],
  body: new Uint8Array(),
  ...more,
})

/** A listener that hands over what a test sends. */
function listenerOf() {
  let handler: DeliveryHandler | undefined
  return {
    url: 'http://127.0.0.1:1/push',
    attend: (one: DeliveryHandler) => void (handler = one),
    call: async (one: Arrival): Promise<Reply | undefined> => handler?.reply(one),
    miss: () => handler?.missed?.(),
    end: (one: Arrival) => handler?.ended(one, { kind: 'answered', status: 204 }, 7),
  }
}

test('Without a listener it is asked for', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform(
    [requirement],
    ({ listen }) => listen(async () => undefined),
    { touches },
  )
  expect(outcomes).toMatchObject([{ verdict: 'inconclusive', remedy: 'listener' }])
})

test('The hook is told where to deliver, and what comes afterwards is taken', async () => {
  const told: string[] = []
  await using stand = await openTestStage(
    ({ url = '' }, response) => {
      if (url.startsWith('/control')) told.push(url)
      answerJson(response, 200, {})
    },
    { hooks: { pushEndpoint: { begin: '/control/push?to={pushEndpoint}' } } },
  )
  const listener = listenerOf()
  Object.assign(stand.run, { listener: { open: async () => listener, patience: 1 } })
  let during: Reply | undefined
  await stand.perform(
    [requirement],
    ({ listen }) =>
      listen(async (endpoint) => {
        endpoint.answer(() => ({ kind: 'status', status: 500 }))
        during = await listener.call(arrival())
      }),
    { touches },
  )
  expect(told).toEqual([`/control/push?to=${encodeURIComponent(listener.url)}`])
  expect(during).toEqual({ kind: 'status', status: 500 })
  expect(await listener.call(arrival())).toEqual({ kind: 'status', status: 200 })
})

test('A delivery waits until its answer is decided, and tells how it ended', async () => {
  const listener = listenerOf()
  const endpoint = openEndpoint(listener, 1000, 'accounts/story')
  endpoint.answer(() => ({ kind: 'hold' }))
  const [front, moved] = [arrival(), arrival({ target: '/push/assay-redirected?message=a' })]
  const replies = [listener.call(front), listener.call(moved)]
  expect(endpoint.deliveries.map(({ redirected }) => redirected)).toEqual([false, true])
  endpoint.answer(({ redirected }) => ({ kind: 'status', status: redirected ? 200 : 302 }))
  expect(await Promise.all(replies)).toEqual([
    { kind: 'status', status: 302 },
    { kind: 'status', status: 200 },
  ])
  listener.end(front)
  expect(endpoint.deliveries[0]).toMatchObject({ ending: { kind: 'answered' }, exchange: 7 })
  expect(endpoint.deliveries[1]?.ending).toBeUndefined()
})

test('Where deliveries were turned away, what did not come is not known', async () => {
  await using stand = await openTestStage(always(200))
  const listener = listenerOf()
  Object.assign(stand.run, { listener: { open: async () => listener, patience: 1 } })
  const outcomes = await stand.perform(
    [requirement],
    ({ listen, verify, customer }) =>
      listen(async (endpoint) => {
        const answer = await customer.send('listAccounts')
        listener.miss()
        verify[requirement]?.(answer).brings('a delivery', endpoint.deliveries)
      }),
    { touches },
  )
  expect(outcomes).toMatchObject([
    { verdict: 'inconclusive', because: expect.stringMatching(/^There were more deliveries/) },
  ])
})

const word = 'assay-push-0a1b2c'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const wrapped = (encoding: 'base64' | 'base64url') =>
  JSON.stringify({ data: Buffer.from(`{"word":"${word}"}`).toString(encoding) })

for (const [place, found] of [
  ['its address', arrival({ target: `/push?message=${word}` })],
  ['a header', arrival({ headers: [['X-Message', `about ${word}`]] })],
  ['its body', arrival({ body: bytes(`{"text":"${word}"}`) })],
  ['its body, in base64', arrival({ body: bytes(wrapped('base64')) })],
  ['its body, in base64url', arrival({ body: bytes(wrapped('base64url')) })],
] as const)
  test(`A word is found in a delivery that has it in ${place}`, () => {
    expect(deliveryMentions(found)(word)).toBe(true)
    expect(deliveryMentions(found)('assay-push-other')).toBe(false)
  })

test('A delivery is for the scenario whose word it carries; one without any is shown to all', async () => {
  const handlers = openDeliveryHandlers()
  const listener = { url: 'http://127.0.0.1:1', attend: handlers.add }
  const [one, other] = ['accounts/one', 'accounts/other'].map((id) => {
    const endpoint = openEndpoint(listener, 1000, id)
    endpoint.claim(`assay-push-${id}`)
    endpoint.answer(() => ({ kind: 'status', status: id === 'accounts/one' ? 500 : 302 }))
    return endpoint
  })
  const call = (text: string) => {
    const came = arrival({ body: bytes(text) })
    const handler = handlers.of(came)
    return [handler.scenario, handler.reply(came)]
  }
  expect(call('about assay-push-accounts/one')).toEqual(['accounts/one', status(500)])
  expect(call('about assay-push-accounts/other')).toEqual(['accounts/other', status(302)])
  expect([one, other].map((endpoint) => endpoint?.deliveries.length)).toEqual([1, 1])
  expect(call('about nothing')).toEqual(['accounts/other', status(302)])
  expect([one, other].map((endpoint) => endpoint?.deliveries.length)).toEqual([2, 2])
})

const status = (code: number): Reply => ({ kind: 'status', status: code })
