import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseYaml } from '../../src/bounds/parse-yaml.js'
import { parsedSpec } from '../../src/contract/parsed-specs.js'
import { packageRoot } from '../../src/package-root.js'

const files = ['specs', 'examples'].flatMap((folder) =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
)

test('What was parsed when Assay was built is what the packaged files hold', () => {
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const text = readFileSync(join(packageRoot, file), 'utf8')
    const digest = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
    expect(parsedSpec(digest), file).toEqual(parseYaml(text).data)
  }
})

test('A file that changed since then is not among them', () => {
  expect(parsedSpec('0'.repeat(64))).toBe(undefined)
})
