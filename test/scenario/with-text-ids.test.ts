import { expect, test } from '@playwright/test'
import { withTextIds } from '../../src/scenario/answer/with-text-ids.js'

test('Identifiers that are numbers are read as text, of a resource and of the items of a list', () => {
  expect(withTextIds({ _id: 17, count: 2 })).toEqual({ _id: '17', count: 2 })
  expect(withTextIds({ items: [{ id: 1 }, { id: 'b', number: 3 }, 4] })).toEqual({
    items: [{ id: '1' }, { id: 'b', number: 3 }, 4],
  })
  expect(withTextIds({ _embedded: { items: [{ _id: 0 }], more: 1 }, start: 0 })).toEqual({
    _embedded: { items: [{ _id: '0' }], more: 1 },
    start: 0,
  })
})

test('A number that is read as another one than was sent stays one', () => {
  const body: unknown = JSON.parse('{ "_id": 9007199254740993, "items": [{ "id": 1.5 }] }')
  expect(withTextIds(body)).toEqual(body)
})

test('What is no resource stays as it is', () => {
  for (const body of [null, 5, 'text', [{ id: 1 }]]) expect(withTextIds(body)).toBe(body)
})
