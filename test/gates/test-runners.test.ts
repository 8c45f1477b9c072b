import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { plant } from '../../proof/plant.js'
import { listDefects } from '../../proof/list-defects.js'
import { type ServedBank, serveBank } from '../../src/reference/serve-bank.js'
import { customer } from '../cli/cli-test.js'
import { codeBlocks } from '../docs/code-blocks.js'
import { document } from '../docs/documents.js'
import { installFromRegistry } from './install-from-registry.js'
import { unpackPackage } from './unpack-package.js'

const execute = promisify(execFile)
test.describe.configure({ mode: 'default', timeout: 300_000 })

let folder: string
let bank: ServedBank

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-runners-'))
  await unpackPackage(folder)
  const defects = (await listDefects()).filter(({ name }) => name === 'balances-in-order-of-books')
  bank = await serveBank(plant(defects))
  await writeFile(join(folder, 'assay.yaml'), `target: { baseUrl: ${bank.baseUrl} }\n`)
})

test.afterAll(async () => {
  await bank.close()
  await rm(folder, { recursive: true, force: true })
})

/** The example of the document, as it stands. */
function example(mark: string): string {
  const block = codeBlocks(document('docs/library.md')).find((one) => one.mark === mark)
  if (block === undefined) throw new Error(`docs/library.md has no block ${mark}`)
  return block.text
}

/** Runs a test runner of a user; how it ends is part of what is seen. */
const start = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  execute(process.execPath, [...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1', ...customer, ...more },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )

test('The example for Vitest runs, and fails for what the server breaks', async () => {
  const installed = await installFromRegistry('vitest', '4.1', folder)
  test.skip('why' in installed, 'why' in installed ? installed.why : '')
  if ('why' in installed) return
  await symlink(installed.place, join(folder, 'node_modules/vitest'))
  await writeFile(join(folder, 'vitest.test.ts'), example('run=vitest'))
  const program = join(installed.place, 'vitest.mjs')
  const { code, said } = await start([program, 'run', 'vitest.test.ts'])
  expect(said).toContain('accounts.balances.order')
  expect(said).toMatch(/Tests +1 failed \(1\)/)
  expect(code).toBe(1)
})

test('The example for Jest runs, and fails for what the server breaks', async () => {
  const installed = await installFromRegistry('jest', '30', folder)
  test.skip('why' in installed, 'why' in installed ? installed.why : '')
  if ('why' in installed) return
  await writeFile(join(folder, 'contract.test.mjs'), example('run=jest'))
  await writeFile(
    join(folder, 'jest.config.mjs'),
    `export default { testMatch: ['**/*.test.mjs'], testPathIgnorePatterns: ['-30/'] }`,
  )
  const program = join(installed.place, 'bin/jest.js')
  const modules = { NODE_OPTIONS: '--experimental-vm-modules' }
  const { code, said } = await start([program, 'contract.test.mjs'], modules)
  expect(said).toContain('accounts.balances.order')
  expect(said).toMatch(/Tests: +1 failed, 1 total/)
  expect(code).toBe(1)
})
