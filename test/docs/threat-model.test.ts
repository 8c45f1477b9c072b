import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { document } from './documents.js'

/** Those who may try something, as headings name them. */
const actors = [
  'Target',
  'Vendor',
  'Network',
  'Authorization server',
  'Definition',
  'Supplement',
  'Profile',
  'Extension',
  'Recording',
  'CI log',
  'Report reader',
]

const sections = document('docs/threat-model.md').text.split(/^## /m).slice(1)

test('The threat model speaks of everyone who may try something', () => {
  expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toEqual(actors)
})

for (const [index, actor] of actors.entries())
  test(`The threat model says of ${actor} where in the code it is met and which test shows it, and both exist`, () => {
    const named = [...(sections[index] ?? '').matchAll(/`((?:src|test)\/[^`]*)`/g)].map(
      ([, file = '']) => file,
    )
    expect(named.filter((file) => file.startsWith('src/'))).not.toEqual([])
    expect(named.filter((file) => file.startsWith('test/'))).not.toEqual([])
    for (const file of named) {
      const path = join(packageRoot, file)
      expect(existsSync(path) && statSync(path).isFile(), file).toBe(true)
    }
  })
