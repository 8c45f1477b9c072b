import { expect, test } from '@playwright/test'
import { replayTake } from '../../src/cli/verify/replay-take.js'
import { reveal } from '../../src/cli/verify/reveal.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import { createTake } from '../../src/run/create-take.js'

let number = 0
const sent = (scenario: string, path: string, text?: string): Exchange => ({
  number: (number += 1),
  actor: 'customer',
  scenario,
  timings: { startedAt: '2026-11-25T12:00:00.000Z', head: 1, total: 2 },
  request: {
    method: 'POST',
    url: `https://bank.example/api/${path}`,
    headers: [['Authorization', 'Bearer ‹token·0a1b›']],
    body: text === undefined ? undefined : { text, bytes: text.length },
  },
  outcome: {
    kind: 'response',
    status: 200,
    headers: [['Location', '/sessions/‹session·2222›']],
    body: { text: '{"sessionId":"‹session·2222›","other":"‹session·9999›"}', bytes: 60 },
  },
})

test('A value that can be used once goes to one user alone, in the order of the profile', () => {
  const take = createTake()
  const values = ['a', 'b']
  expect([1, 2, 3].map((user) => take('session', values, `${user}`))).toEqual([0, 1, undefined])
  expect(take('message', values, 'another name')).toBe(0)
})

test('Judged again in another order, each scenario takes what it took in the run', () => {
  const take = replayTake([
    sent('first', 'resumed', '{"sessionId":"session-1"}'),
    sent('second', 'resumed', '{"sessionId":"session-10"}'),
    sent('third', 'sessions/session%207'),
    sent('second', 'resumed', '{"sessionId":"session-2"}'),
  ])
  const values = ['session-1', 'session-2', 'session-3', 'session-10', 'session 7']
  const users = ['third', 'another', 'second', 'second', 'first', 'first']
  expect(users.map((user) => take('session', values, user))).toEqual([
    4, // in its path
    2, // no request names it
    3, // named first, and no part of another
    1,
    0,
    undefined,
  ])
})

test('What stands for a secret stands in the place of its token, in requests and in answers', () => {
  const secrets = new Map([
    ['‹session·2222›', 'stands-for-secret-1'],
    ['‹token·0a1b›', 'stands-for-secret-2'],
  ])
  const [one] = reveal([sent('first', '‹session·2222›', '"‹session·2222›"')], secrets)
  expect(one).toMatchObject({
    request: {
      url: 'https://bank.example/api/stands-for-secret-1',
      headers: [['Authorization', 'Bearer stands-for-secret-2']],
      body: { text: '"stands-for-secret-1"' },
    },
    outcome: {
      headers: [['Location', '/sessions/stands-for-secret-1']],
      body: { text: '{"sessionId":"stands-for-secret-1","other":"‹session·9999›"}' },
    },
  })
})
