import { expect, test } from '@playwright/test'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { lintSourcesOf } from '../../src/cli/lint-sources-of.js'
import { keptLint } from '../../src/cli/run/kept-lint.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { lintDefinitions } from '../../src/lint/lint-definitions.js'

for (const [sentence, load] of [
  ['as they are', loadContract],
  ['with the supplements of the reference bank', embeddedContract],
] as const)
  test(`What was found when Assay was built is what the linter finds in the packaged definitions ${sentence}`, async () => {
    const contract = load()
    for (const [index, { name, digest }] of contract.interfaces.entries()) {
      const [source] = lintSourcesOf(contract).slice(index)
      if (source === undefined) throw new Error(`${name} has no definition`)
      expect(keptLint(digest), name).toEqual(await lintDefinitions([source]))
    }
  })

test('A definition with other supplements is linted when it is run', () => {
  expect(keptLint('0'.repeat(64))).toBe(undefined)
})
