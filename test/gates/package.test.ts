import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from '../cli/assay.js'
import { startAssay } from '../cli/start-assay.js'
import { pack } from './pack.js'
import { readPackage } from './read-package.js'

const execute = promisify(execFile)
// They look at the same installation.
test.describe.configure({ mode: 'default' })

let folder: string
let place: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-package-'))
  place = await installPacked()
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * Packs Assay and unpacks it in a project that has what the package says it depends on, and nothing
 * else: what is missing from `files` or `dependencies` is missing there.
 */
async function installPacked(): Promise<string> {
  const archive = await pack(packageRoot, folder)
  const place = join(folder, 'node_modules', 'assay')
  await mkdir(place, { recursive: true })
  await execute('tar', ['-xzf', archive, '--strip-components=1', '-C', 'node_modules/assay'], {
    cwd: folder,
  })
  for (const name of Object.keys((await readPackage()).dependencies)) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
    const target = join(packageRoot, 'node_modules', name)
    await symlink(target, join(folder, 'node_modules', name), 'junction')
  }
  return place
}

test('The packed package certifies from another folder, and serves as a library', async () => {
  test.setTimeout(300_000)
  const { bin } = await readPackage()
  const program = join(place, bin.assay)
  // One interface shows it; test/gates/connections.test.ts certifies all with what npm installs.
  const args = ['run', '--interface', 'notifications', '--out', 'out']
  const run = await startAssay(args, { folder, program }).ended
  expect(run.code, run.stdout + run.stderr).toBe(0)
  expect(run.stdout).toContain('CONFORMANT')
  expect(await readdir(join(folder, 'out'))).toContain('index.html')
  expect((await startAssay(['lint'], { folder, program }).ended).code).toBe(0)

  const scenarios = await startAssay(['list', 'scenarios'], { folder, program }).ended
  expect(scenarios.stdout).toBe((await assay(['list', 'scenarios'])).stdout)

  // Defects travel, for whoever tries Assay out; how they are tried does not.
  const defects = await startAssay(['list', 'defects'], { folder, program }).ended
  expect(defects.stdout).toContain('balances-in-order-of-books')
  const unknown = await startAssay(['serve', '--defect', 'balances-in-order-of-book'], {
    folder,
    program,
  }).ended
  expect(unknown.stderr).toContain('did you mean balances-in-order-of-books?')
  const prove = await startAssay(['prove'], { folder, program }).ended
  expect(prove.code).toBe(2)
  expect(prove.stderr).toContain('the proof is part of the source of Assay')

  const use = `import { lintDefinitions, loadContract } from 'assay'
const [{ name, definitionFile }] = loadContract().interfaces
const path = new URL(definitionFile, import.meta.resolve('assay/package.json')).pathname
const findings = await lintDefinitions([{ path, shown: 'shown' }])
console.log(\`\${name}: \${findings.length} findings\`)`
  await writeFile(join(folder, 'use.mjs'), use)
  const { stdout } = await execute(process.execPath, ['use.mjs'], { cwd: folder })
  expect(stdout).toBe('accounts: 0 findings\n')
})

test('The package carries what users run and the types of its library, and those are whole', async () => {
  const files = (await readdir(place, { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  )
  expect(files).toContain('dist/src/lint/spectral.licenses.txt')
  expect(
    files.filter((file) => /\.(ts|map)$/.test(file) && !/^dist\/types\/.*\.d\.ts$/.test(file)),
  ).toEqual([])
  expect(
    files.filter((file) => /(^|\/)(test|bench|node_modules|declarations)\//.test(file)),
  ).toEqual([])
  expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeLessThan(40)

  const use = `import { lintDefinitions, loadContract, type Contract, type LintFinding, type Run } from 'assay'
export const contract: Contract = loadContract()
export const findings: Promise<readonly LintFinding[]> = lintDefinitions([])
export const verdict = (run: Run): Run['verdict'] => run.verdict`
  await writeFile(join(folder, 'use.mts'), use)
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--types', 'node']
  const types = ['--typeRoots', join(packageRoot, 'node_modules/@types'), '--skipLibCheck', 'false']
  const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc')
  await execute(process.execPath, [compiler, ...options, ...types, 'use.mts'], { cwd: folder })
})
