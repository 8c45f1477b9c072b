import type { RequestListener } from 'node:http'
import { expect } from '@playwright/test'
import { serve } from '../exchange/serve.js'
import { type Client, test } from './bank-test.js'

const day = 24 * 60 * 60 * 1000

/** An endpoint that answers with one status after the other, and stays with the last. */
async function endpoint(...statuses: readonly number[]) {
  const called: string[] = []
  const listener: RequestListener = ({ method, url }, response) => {
    const status = statuses[Math.min(called.length, statuses.length - 1)] ?? 204
    called.push(`${method} ${url}`)
    response.writeHead(status, status === 302 ? { Location: '/moved' } : {}).end()
  }
  const served = await serve(listener)
  return {
    called,
    url: `${served.origin}/push`,
    [Symbol.asyncDispose]: served[Symbol.asyncDispose],
  }
}

const publish = async (bank: Client): Promise<number> => {
  const json = {
    body: 'Anything.',
    _links: { 'svc:topic': { href: bank.fixtures.messages.pushTopic[0] } },
  }
  const headers = { 'Content-Type': 'application/hal+json' }
  return (await bank.ask('POST', '/notifications/messages', { json, headers })).status
}

const inList = async (bank: Client, name: string) => {
  const [subscription] = bank.fixtures.messages.pushSubscription
  return (await bank.get(`/notifications/${name}?subscription=${subscription}`)).items
}

test('A notification waits until its endpoint is known', async ({ open }) => {
  const bank = await open()
  await using target = await endpoint(204)
  expect(await publish(bank)).toBe(202)
  expect(await inList(bank, 'deliveryQueue')).toMatchObject([{ _id: 'notification-000001' }])
  expect(await bank.control('push-endpoint', { url: target.url })).toBe(204)
  await expect.poll(() => inList(bank, 'deliveryQueue')).toEqual([])
  expect(await inList(bank, 'receivedNotifications')).toMatchObject([
    { _id: 'notification-000001' },
  ])
  expect(target.called).toEqual(['POST /push'])
})

test('An endpoint that fails is called again, its error is recorded, and a redirect is followed', async ({
  open,
}) => {
  const bank = await open()
  await using target = await endpoint(401, 401, 401, 302, 200)
  await bank.control('push-endpoint', { url: target.url })
  await publish(bank)
  await expect
    .poll(async () => (await inList(bank, 'deliveryQueue'))[0]?.['_error'])
    .toMatchObject({ type: 'endpointUnauthorized', statusCode: 401 })
  await expect.poll(() => inList(bank, 'deliveryQueue')).toEqual([])
  expect(target.called.slice(-2)).toEqual(['POST /push', 'GET /moved'])
  const [received] = await inList(bank, 'receivedNotifications')
  expect(received).not.toHaveProperty('_error')
})

test('What was not delivered within four days has failed, and is not delivered any more', async ({
  open,
}) => {
  const bank = await open()
  await publish(bank)
  await bank.control('clock', { advance: 4 * day - 60_000 })
  expect(await inList(bank, 'deliveryQueue')).toHaveLength(1)
  await bank.control('clock', { advance: 120_000 })
  expect(await inList(bank, 'deliveryQueue')).toEqual([])
  expect(await inList(bank, 'failedNotifications')).toHaveLength(1)
  expect(await bank.control('clock/restore')).toBe(204)
  await using target = await endpoint(204)
  await bank.control('push-endpoint', { url: target.url })
  expect(await inList(bank, 'failedNotifications')).toHaveLength(1)
  expect(target.called).toEqual([])
})

test('The bank calls this machine only', async ({ open }) => {
  const bank = await open()
  await bank.control('push-endpoint', { url: 'https://bank.example/push' })
  await publish(bank)
  const [queued] = await inList(bank, 'deliveryQueue')
  expect(queued).not.toHaveProperty('_error')
})
