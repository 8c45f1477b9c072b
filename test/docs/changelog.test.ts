import { expect, test } from '@playwright/test'
import { document } from './documents.js'

/** Characters of two lines. */
const longest = 200

test('An entry of the changelog takes a line or two', () => {
  const entries = document('CHANGELOG.md')
    .text.split('\n')
    .filter((line) => line.startsWith('- '))
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter((entry) => entry.length > longest)).toEqual([])
})
