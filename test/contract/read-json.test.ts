import { expect, test } from '@playwright/test'
import { readJson } from '../../src/contract/read-json.js'

test('JSON is read, a byte order mark overlooked, anything else told apart', () => {
  expect(readJson('{"a":[1,"]}"]}')).toEqual({ kind: 'json', value: { a: [1, ']}'] } })
  expect(readJson('\uFEFF{}')).toEqual({ kind: 'json', value: {} })
  for (const text of ['', '{', '{"a":1}x', '<html>', "{'a':1}"])
    expect(readJson(text)).toEqual({ kind: 'unreadable', because: expect.stringMatching(/JSON/) })
})

test('Members of a prototype are members like any other', () => {
  const read = readJson('{"__proto__":{"polluted":true},"constructor":1}')
  expect(read.kind === 'json' && JSON.stringify(read.value)).toBe(
    '{"__proto__":{"polluted":true},"constructor":1}',
  )
  expect('polluted' in {}).toBe(false)
})

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test('What is nested too deeply or holds too much is not read', () => {
  expect(readJson(deep(400)).kind).toBe('json')
  const because = 'more than 500 levels of nesting'
  expect(readJson(deep(100_000))).toEqual({ kind: 'excessive', because })
  expect(readJson('{"a":'.repeat(600))).toEqual({ kind: 'excessive', because })
  expect(readJson(`[${'{},'.repeat(600_000)}0]`).kind).toBe('excessive')
  expect(readJson(`[${'{},'.repeat(6_000)}0]`).kind).toBe('json')
})

test('Brackets and commas inside of strings count for nothing', () => {
  const text = JSON.stringify([`\\"${'[{,'.repeat(500_000)}\\`, '\\', '"'])
  expect(readJson(text).kind).toBe('json')
})
