import { expect, test } from '@playwright/test'
import { failingInARun, type Told } from './failing-in-a-run.js'

/** A notification that is read by itself, so many seconds after the run began. */
const reading = (at: number, topic: string, createdAt: string): Told => ({
  interface: 'messages',
  operation: 'getPullNotification',
  path: '/notifications/pullNotifications/ntf-1',
  headers: [['Date', new Date(Date.UTC(2026, 0, 1) + at * 1000).toUTCString()]],
  body: { _id: 'ntf-1', createdAt, _links: { 'svc:topic': { href: `/topics/${topic}` } } },
  at,
})

const topics = (...all: readonly Told[]) => failingInARun(all)('messages.notification.link-topic')

test('A notification links to one topic, whenever it is shown', () => {
  const [at, seconds] = ['2026-01-01T00:00:00.123Z', '2026-01-01T00:00:00Z']
  expect(topics(reading(0.2, 'one', at), reading(0.4, 'other', at))).toEqual([2])
  expect(topics(reading(5, 'one', seconds), reading(6, 'other', seconds))).toEqual([2])
})

test('Within one second, another notification may be given its identifier', () => {
  const at = '2026-01-01T00:00:00Z'
  expect(topics(reading(0.2, 'one', at), reading(0.4, 'other', at))).toEqual([])
})
