import { expect } from '@playwright/test'
import { type Client, type Item, test } from './bank-test.js'

const publish = (bank: Client, message: object) =>
  bank.ask('POST', '/notifications/messages', {
    json: message,
    headers: { 'Content-Type': 'application/hal+json' },
  })

const onTopic = (bank: Client, more: object = {}) => ({
  body: { text: 'Anything.' },
  _links: { 'svc:topic': { href: bank.fixtures.messages.topic }, ...more },
})

const waiting = async (bank: Client, subscription: string): Promise<readonly Item[]> =>
  (await bank.get(`/notifications/pullNotifications?subscription=${subscription}`)).items

test('A message comes once to each active subscription of its topic, and to no other', async ({
  open,
}) => {
  const bank = await open()
  const { pullSubscription, otherSubscription, inactiveSubscription } = bank.fixtures.messages
  const before = (await waiting(bank, otherSubscription)).length
  expect((await publish(bank, onTopic(bank))).status).toBe(202)
  for (const one of pullSubscription) expect(await waiting(bank, one)).toHaveLength(1)
  expect(await waiting(bank, otherSubscription)).toHaveLength(before)
  expect(await waiting(bank, inactiveSubscription)).toEqual([])
})

test('A message about an account comes to its holder alone', async ({ open }) => {
  const bank = await open()
  const { entityTopic, entity, entitledSubscription, notEntitledSubscription } =
    bank.fixtures.messages
  const before = (await waiting(bank, entitledSubscription)).length
  const links = { 'svc:topic': { href: entityTopic }, 'svc:entity': { href: entity } }
  expect((await publish(bank, { body: 'Anything.', _links: links })).status).toBe(202)
  expect(await waiting(bank, entitledSubscription)).toHaveLength(before + 1)
  expect(await waiting(bank, notEntitledSubscription)).toEqual([])
})

test('A notification is read, acknowledged and gone; another one is deleted and gone', async ({
  open,
}) => {
  const bank = await open()
  const [subscription = ''] = bank.fixtures.messages.pullSubscription
  for (let times = 0; times < 2; times += 1) await publish(bank, onTopic(bank))
  const [first, second] = (await waiting(bank, subscription)).map(({ _id }) => String(_id))
  const path = `/notifications/pullNotifications/${first}`
  expect((await bank.get(path)).body).toMatchObject({ _id: first })
  expect((await bank.ask('POST', `${path}/acknowledgement`)).status).toBe(204)
  expect(await waiting(bank, subscription)).toMatchObject([{ _id: second }])
  const other = `/notifications/pullNotifications/${second}`
  expect((await bank.ask('DELETE', other)).status).toBe(204)
  expect(await bank.get(other)).toMatchObject({
    status: 404,
    body: { _error: { type: 'notificationNotFound' } },
  })
  expect(await waiting(bank, subscription)).toEqual([])
})

test('What is no message is refused, each in its own way', async ({ open }) => {
  const bank = await open()
  const { topic } = bank.fixtures.messages
  const refused: readonly [object, number][] = [
    [{ body: 'a'.repeat(262_145), _links: { 'svc:topic': { href: topic } } }, 413],
    [{ body: 'Anything.' }, 422],
    [{ body: 'Anything.', _links: { 'svc:topic': { href: `${topic}-lost` } } }, 422],
    [{ body: 17, _links: { 'svc:topic': { href: topic } } }, 422],
  ]
  for (const [message, status] of refused) {
    const answer = await publish(bank, message)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ _error: { statusCode: status } })
  }
  const headers = { 'Content-Type': 'application/hal+json' }
  const cut = await bank.ask('POST', '/notifications/messages', { body: '{"body": "', headers })
  expect(cut.status).toBe(400)
})
