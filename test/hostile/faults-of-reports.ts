import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { packageRoot } from '../../src/package-root.js'
import type { Totals } from '../../src/run/interface-result.js'
import type { RunFile } from '../cli/read-run.js'
import { once } from '../once.js'
import { faultsOfMarkup } from './faults-of-markup.js'
import { secretIn } from './secret-in.js'

const ajv = once(() => {
  const schemas = new Ajv2020({ strict: true })
  addFormats.default(schemas)
  const run = readFileSync(join(packageRoot, 'schemas/run.schema.json'), 'utf8')
  return schemas.addSchema(JSON.parse(run) as object, 'run')
})

/** All bytes that a run may write. */
const mostBytes = 100 * 1024 * 1024

/** Sizes of all files below a folder, by their paths. */
function filesIn(folder: string): ReadonlyMap<string, number> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(found.map((path) => [path, statSync(path).size]))
}

/**
 * What is wrong with the reports in a folder: one that is missing or broken, sums that do not add up, a secret in any
 * form, too many bytes. JUnit reports are looked at by `faultsOfJunit`.
 */
export function faultsOfReports(folder: string, secrets: readonly string[]): readonly string[] {
  const faults: string[] = []
  const files = filesIn(folder)
  const bytes = [...files.values()].reduce((sum, one) => sum + one, 0)
  if (bytes > mostBytes) faults.push(`the files have ${bytes} bytes`)
  for (const path of files.keys()) {
    const found = secretIn(readFileSync(path, 'utf8'), secrets)
    if (found !== undefined) faults.push(`${path} shows the secret ${found}`)
  }
  for (const name of ['exchanges.ndjson', 'index.html', 'run.json', 'summary.md', 'junit'])
    if (!existsSync(join(folder, name))) faults.push(`there is no ${name}`)
  if (faults.some((one) => one.startsWith('there is no'))) return faults

  const run = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as RunFile
  if (!ajv().validate('run', run))
    faults.push(`run.json does not fit its schema: ${ajv().errorsText()}`)
  faults.push(...faultsOfSums(run), ...faultsOfExchanges(join(folder, 'exchanges.ndjson'), run))
  faults.push(...faultsOfMarkup(readFileSync(join(folder, 'index.html'), 'utf8')))
  return faults
}

function faultsOfSums({ totals, interfaces, requirements }: RunFile): readonly string[] {
  const isSum = ({ planned, pass, warn, fail, inconclusive, error, none }: Totals): boolean =>
    pass + warn + fail + inconclusive + error + none === planned
  const all = [totals, ...interfaces.map((one) => one.totals)]
  const planned = interfaces.reduce((sum, one) => sum + one.totals.planned, 0)
  return all.every(isSum) && planned === totals.planned && requirements.length === planned
    ? []
    : ['the sums do not add up']
}

function faultsOfExchanges(path: string, { exchanged, findings }: RunFile): readonly string[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  const numbers = new Set(lines.map((line) => (JSON.parse(line) as { number: number }).number))
  const dangling = findings.flatMap((one) => one.exchanges).filter((one) => !numbers.has(one))
  return [
    ...(numbers.size === exchanged.count
      ? []
      : [`${exchanged.count} exchanges, ${numbers.size} lines`]),
    ...(dangling.length === 0
      ? []
      : [
          `a finding cites exchange ${dangling[0]}, which is not among ${numbers.size} up to ${Math.max(...numbers)}`,
        ]),
  ]
}
