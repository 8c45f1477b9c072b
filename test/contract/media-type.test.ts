import { expect, test } from '@playwright/test'
import { matchesMediaType } from '../../src/contract/media-type.js'

const same = [
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="utf-8"',
  ' application/json ; a=b ; c="d;\\"e" ',
  'application/json;',
]
for (const value of same) {
  test(`“${value}” is JSON`, () => {
    expect(matchesMediaType(value, 'application/json')).toBe(true)
  })
}

const others = ['application/problem+json', 'text/json', 'application', 'application/', '', '/json']
const malformed = [
  'application/json charset=utf-8',
  'application/json; charset',
  'a b/c',
  'json; a="',
]
for (const value of [...others, ...malformed]) {
  test(`“${value}” is not JSON`, () => {
    expect(matchesMediaType(value, 'application/json')).toBe(false)
  })
}
