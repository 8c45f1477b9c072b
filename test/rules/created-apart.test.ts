import { expect, test } from '@playwright/test'
import { createdApart } from '../../src/rules/notifications/created-apart.js'

/** What the rule makes of creations that were answered one after the other: of how many it says something. */
function remarksOn(creations: readonly (readonly [operation: string, id: string, sent: string])[]) {
  const memory = createdApart.remember?.({} as never)
  return creations.map(([id, _id, text]) => {
    const request = { method: 'POST', url: 'https://bank.example/api', body: { text } }
    const operation = { id, requirement: () => ({ id: 'any' }) }
    const answered = {
      operation,
      response: { status: 201 },
      json: { kind: 'json', value: { _id } },
    }
    return memory?.look({ request } as never, answered as never).length
  })
}

test('Another definition does not get the identifier of one that is there', () => {
  const [one, other] = ['{"type":"a"}', '{"type":"b"}']
  expect(
    remarksOn([
      ['createDefinition', '1', one],
      ['createGlobalDefinition', '2', other],
      ['createGlobalDefinition', '1', other],
    ]),
  ).toEqual([0, 0, 1])
})

test('Notifications may be numbered like definitions', () => {
  expect(
    remarksOn([
      ['createNotifications', '1', '{"users":["one"]}'],
      ['createDefinition', '1', '{"type":"a"}'],
      ['createNotifications', '2', '{"users":["one"]}'],
    ]),
  ).toEqual([0, 0, 0])
})
