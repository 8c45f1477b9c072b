import { expect, test } from '@playwright/test'
import { createdApart } from '../../src/rules/notifications/created-apart.js'

type Creation = readonly [operation: string, id: string, sent: string]

const timings = { startedAt: '2026-01-01T00:00:00Z', head: 1, total: 1 }
const url = 'https://bank.example/api'

/** Shows the rule creations that were answered one after the other. */
function shown(creations: readonly Creation[]) {
  const memory = createdApart.remember?.({} as never)
  for (const [index, [id, _id, text]] of creations.entries()) {
    const exchange = {
      number: index + 1,
      since: index,
      timings,
      request: { method: 'POST', url, body: { text } },
    }
    const operation = { id, requirement: () => ({ id: 'any' }) }
    const json = { kind: 'json', value: { _id } }
    memory?.look(exchange as never, { operation, response: { status: 201 }, json } as never)
  }
  return memory
}

/** The exchanges of which the rule says something. */
const remarksOn = (creations: readonly Creation[]) =>
  shown(creations)
    ?.settle()
    .map(({ exchange }) => exchange)

const [one, other] = ['{"type":"a"}', '{"type":"b"}']

test('Another definition does not get the identifier of one that is there', () => {
  expect(
    remarksOn([
      ['createDefinition', '1', one],
      ['createGlobalDefinition', '2', other],
      ['createGlobalDefinition', '1', other],
    ]),
  ).toEqual([3])
})

test('Notifications may be numbered like definitions', () => {
  expect(
    remarksOn([
      ['createNotifications', '1', '{"users":["one"]}'],
      ['createDefinition', '1', '{"type":"a"}'],
      ['createNotifications', '2', '{"users":["one"]}'],
    ]),
  ).toEqual([])
})

test('An identifier may be given again before the answer to the deletion has come', () => {
  const again: readonly Creation[] = [
    ['createDefinition', '1', one],
    ['createDefinition', '1', other],
  ]
  const deletedAfter = (since: number) => {
    const memory = shown(again)
    const request = { method: 'DELETE', url: `${url}/notifications/definitions/1` }
    memory?.look({ number: 3, since, timings, request } as never, undefined)
    return memory?.settle().length
  }
  expect(deletedAfter(1)).toBe(0)
  expect(deletedAfter(2)).toBe(1)
})

test('What is answered after it was deleted may have given its identifier to the next one', () => {
  const memory = shown([['createDefinition', '1', one]])
  const deletion = { method: 'DELETE', url: `${url}/notifications/definitions/1` }
  memory?.look({ number: 2, since: 1, timings, request: deletion } as never, undefined)
  const create = (number: number, since: number, text: string) => {
    const request = { method: 'POST', url, body: { text } }
    const operation = { id: 'createDefinition', requirement: () => ({ id: 'any' }) }
    const json = { kind: 'json', value: { _id: '1' } }
    const answered = { operation, response: { status: 201 }, json }
    memory?.look({ number, since, timings, request } as never, answered as never)
  }
  create(3, 2, one)
  create(4, 1, other)
  expect(memory?.settle()).toEqual([])
})
