import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedContract } from '../dist/src/cli/embedded-contract.js'
import { lintSourcesOf } from '../dist/src/cli/lint-sources-of.js'
import { loadContract } from '../dist/src/contract/load-contract.js'

/**
 * Lints the packaged definitions, as they are and with the supplements of the reference bank, and writes what was
 * found by the digest of each: a run of them would find the same each time, and takes seconds for it. Does nothing
 * when neither they nor the linter changed.
 */
const project = dirname(dirname(fileURLToPath(import.meta.url)))
const file = join(project, 'dist/specs/linted.json')

const linter = createHash('sha256')
for (const folder of ['dist/src/lint', 'dist/src/lint/ruleset'])
  for (const name of readdirSync(join(project, folder)).toSorted())
    if (name.endsWith('.js')) linter.update(readFileSync(join(project, folder, name)))
const by = linter.digest('hex')

const contracts = [loadContract(), embeddedContract()]
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const kept = before.by === by ? before.findings : {}
const findings = {}
for (const contract of contracts)
  for (const [index, { digest }] of contract.interfaces.entries()) {
    if (kept[digest] === undefined) {
      const { lintDefinition } = await import('../dist/src/lint/lint-definition.js')
      findings[digest] = await lintDefinition(lintSourcesOf(contract)[index], false)
    } else findings[digest] = kept[digest]
  }
writeFileSync(file, JSON.stringify({ by, findings }))
