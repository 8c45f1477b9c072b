import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from '../cli/assay.js'
import { startAssay } from '../cli/start-assay.js'
import { installArchive, npm } from './install-archive.js'
import { pack } from './pack.js'
import { readPackage } from './read-package.js'
import { watchConnections } from './watch-connections.js'

const execute = promisify(execFile)
const loopback = ['127.0.0.1', '::1', 'localhost']
// They look at the same installation, which has what the package depends on, and nothing else.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let folder: string
let archive: string
let installed: Awaited<ReturnType<typeof installArchive>>
let place: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-package-'))
  archive = await pack(packageRoot, folder)
  installed = await installArchive(archive, folder)
  place = join(installed.project, 'node_modules/assay')
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Hosts that npm is configured to fetch from. */
async function registryHosts(): Promise<readonly string[]> {
  const settings = ['registry', 'proxy', 'https-proxy']
  const said = await Promise.all(
    settings.map((name) =>
      npm(['config', 'get', name], folder).then(({ stdout }) => stdout.trim()),
    ),
  )
  return said.filter((url) => URL.canParse(url)).map((url) => new URL(url).hostname)
}

/** Runs the installed program and tells what that reached for. */
async function run(...args: readonly string[]) {
  const { bin } = await readPackage()
  const { env, hosts, programs } = watchConnections(folder, args[0] ?? '')
  const surroundings = { folder: installed.project, program: join(place, bin.assay), env }
  const { code, stdout, stderr } = await startAssay(args, surroundings).ended
  return { code, stdout, stderr, hosts: hosts(), programs: programs() }
}

test('Installing Assay reaches for the registry alone and runs nothing', async () => {
  const { seen, scripts, said } = installed
  expect(scripts).toEqual([])
  expect(said).not.toContain('script')
  expect(seen.programs()).toEqual([])
  const registry = await registryHosts()
  for (const host of seen.hosts()) expect([...loopback, ...registry]).toContain(host)
})

test('The installed package certifies and lints from another folder, and reaches for its target alone', async () => {
  const certified = await run('run', '--interface', 'notifications', '--out', 'out')
  expect(certified).toMatchObject({ code: 0, hosts: ['127.0.0.1'], programs: [] })
  expect(certified.stdout).toContain('CONFORMANT')
  expect(await readdir(join(installed.project, 'out'))).toContain('index.html')
  expect(await run('lint')).toMatchObject({ code: 0, hosts: [], programs: [] })
})

test('The installed package lists what it has, and refuses what stays in the source', async () => {
  const scenarios = await run('list', 'scenarios')
  expect(scenarios.stdout).toBe((await assay(['list', 'scenarios'])).stdout)

  // Defects travel, for anyone who tries Assay out; how they are tried does not.
  expect((await run('list', 'defects')).stdout).toContain('balances-in-order-of-books')
  const unknown = await run('serve', '--defect', 'balances-in-order-of-book')
  expect(unknown.stderr).toContain('did you mean balances-in-order-of-books?')
  const prove = await run('prove')
  expect(prove.code).toBe(2)
  expect(prove.stderr).toContain('the proof of Assay itself is part of its source')
})

test('The package can be used from wherever it is installed (npm run lint:package)', async () => {
  const publint = join(packageRoot, 'node_modules/publint/src/cli.js')
  const { stdout } = await execute(process.execPath, [publint, 'run', archive, '--strict'])
  expect(stdout).toContain('All good!')
})

test('The documents that the README links to travel with it', async () => {
  const read = new Set(['README.md'])
  for (const path of read) {
    const text = await readFile(join(place, path), 'utf8')
    const links = [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, link = '']) => link)
    for (const link of links.filter((one) => !one.startsWith('https://'))) {
      const file = normalize(join(dirname(path), link))
      expect(existsSync(join(place, file)), `${path} links to ${file}`).toBe(true)
      if (file.endsWith('.md')) read.add(file)
    }
  }
  expect(read.size).toBeGreaterThan(8)
})

test('The package carries what users run and the types of its library', async () => {
  const files = (await readdir(place, { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  )
  expect(files).toContain('dist/spectral.licenses.txt')
  expect(
    files.filter((file) => /\.(ts|map)$/.test(file) && !/^dist\/types\/.*\.d\.ts$/.test(file)),
  ).toEqual([])
  expect(
    files.filter((file) => /(^|\/)(test|bench|node_modules|declarations)\//.test(file)),
  ).toEqual([])
  // Those of the library, defects and liberties of extensions among them, and about as many for what stories import.
  expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeLessThan(140)
})
