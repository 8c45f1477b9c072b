import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Freezes the requirements that there are under a name, for profiles that claim them by it (claims.requirements):
 * node build/freeze-requirements.js 2026-11
 */
const { loadContract } = await import(
  new URL('../dist/src/contract/load-contract.js', import.meta.url).href
)
const [name = '', again] = process.argv.slice(2)
const path = fileURLToPath(new URL(`../specs/shared/requirement-sets/${name}.txt`, import.meta.url))
if (!/^\d{4}-\d{2}$/.test(name)) throw new Error('The name of a set is a year and a month: 2026-11')
// Until it is published, no one claims it.
if (existsSync(path) && again !== '--again')
  throw new Error(`${path} is there: what was published stays as it is (--again before that)`)
const ids = loadContract().interfaces.flatMap(({ requirements }) =>
  requirements.map(({ id }) => id),
)
writeFileSync(path, `${ids.toSorted().join('\n')}\n`)
process.stdout.write(`${path}: ${ids.length} requirements\n`)
