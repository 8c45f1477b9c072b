import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { installFromRegistry } from './install-from-registry.js'
import { readPackage } from './read-package.js'
import { unpackPackage } from './unpack-package.js'

const execute = promisify(execFile)
test.describe.configure({ mode: 'default', timeout: 300_000 })

let folder: string
let program: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-node-'))
  const { bin } = await readPackage()
  program = join(await unpackPackage(folder), bin.assay)
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('The package says which Node it needs', async () => {
  const { engines } = await readPackage()
  expect(engines.node).toBe('>=20.19')
})

for (const version of ['20.19.0', '26'])
  test(`The packed command line runs on Node ${version}`, async () => {
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
    const installed = await installFromRegistry(name, version, folder)
    test.skip('why' in installed, 'why' in installed ? installed.why : '')
    const node = 'place' in installed ? join(installed.place, 'bin/node') : ''
    const run = (...args: readonly string[]) =>
      execute(node, [...args], { cwd: folder, env: { PATH: process.env['PATH'], ...bankSecrets } })

    expect((await run('--version')).stdout).toMatch(
      new RegExp(`^v${version.replaceAll('.', '\\.')}`),
    )
    expect((await run(program, '--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    const linted = await run(program, 'lint')
    expect(linted).toMatchObject({ stderr: '', stdout: expect.stringContaining('0 errors') })
    const only = ['text.getFormats', 'text.getString']
    const certified = await run(program, 'run', '-i', 'text', '--only', ...only)
    expect(certified.stdout).toMatch(/^ {2}CONFORMANT/m)
    expect(certified.stderr).not.toContain('Warning')
  })
