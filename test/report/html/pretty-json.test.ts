import { expect, test } from '@playwright/test'
import { prettyJson } from '../../../src/report/html/evidence/pretty-json.js'

const at = (json: string, pointer: string) => {
  const pretty = prettyJson(json, 1e6, pointer)
  return pretty?.place && [pretty.text.slice(pretty.place.start, pretty.place.end), pretty.exact]
}

test('A body is laid out without a change to any of its tokens', () => {
  const json = '{"amount":1.10,"big":12345678901234567890,"a":1,"a":"\\u0041","none":[],"empty":{}}'
  expect(prettyJson(json, 1e6)?.text).toBe(
    [
      '{',
      '  "amount": 1.10,',
      '  "big": 12345678901234567890,',
      '  "a": 1,',
      '  "a": "\\u0041",',
      '  "none": [],',
      '  "empty": {}',
      '}',
    ].join('\n'),
  )
})

test('A pointer leads to a member with its name, an element, a name with escapes, the whole', () => {
  const json = '{"items":[{"id":"a"},{"id":"b\\"]}"}],"x/~y":true}'
  expect(at(json, '/items/1/id')).toEqual(['"id": "b\\"]}"', true])
  expect(at(json, '/x~1~0y')).toEqual(['"x/~y": true', true])
  expect(at('[1,2,3]', '/2')).toEqual(['3', true])
  expect(at('7', '')).toEqual(['7', true])
})

test('Where the place is missing, the nearest one around it is found', () => {
  expect(at('{"items":[{"id":"a"}]}', '/items/0/label')).toEqual([
    '{\n      "id": "a"\n    }',
    false,
  ])
  expect(at('{"a":1}', '/b')).toEqual(['{\n  "a": 1\n}', false])
})

test('Of a member that stands twice, the one that counts is found', () => {
  expect(at('{"a":1,"a":2}', '/a')).toEqual(['"a": 2', true])
})

test('What is not JSON stays as it is, and a tower of brackets does not blow the report up', () => {
  expect(prettyJson('<html>', 1e6)).toBeUndefined()
  expect(prettyJson('{"a":1} trailing', 1e6)).toBeUndefined()
  const tower = '['.repeat(5000) + ']'.repeat(5000)
  expect(prettyJson(tower, 1e6)?.text.length).toBeLessThan(600_000)
  expect(prettyJson('['.repeat(20_000) + ']'.repeat(20_000), 1e6)).toBeUndefined()
})

test('Brackets in strings do not hide how deep a body nests', () => {
  const tower = `${'["]",'.repeat(20_000)}0${']'.repeat(20_000)}`
  expect(prettyJson(tower, 1e9)).toBeUndefined()
})

test('Laying out stops when enough stands there', () => {
  const pretty = prettyJson(JSON.stringify(Array.from({ length: 9999 }, () => 'x')), 100, '/3')
  expect(pretty?.whole).toBe(false)
  expect(pretty?.text.length).toBeLessThan(200)
})
