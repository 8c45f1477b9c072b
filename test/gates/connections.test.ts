import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { startAssay } from '../cli/start-assay.js'
import { pack } from './pack.js'
import { watchConnections } from './watch-connections.js'

const execute = promisify(execFile)
const loopback = ['127.0.0.1', '::1', 'localhost']
let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-connections-'))
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

const npm = (args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) =>
  execute('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })

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

/** Packages of a lock file that would run a script when they are installed. */
async function withInstallScript(lockFile: string): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(lockFile, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
  }
  const packages = Object.entries(lock.packages)
  expect(packages.length).toBeGreaterThan(1)
  return packages.filter(([, one]) => one.hasInstallScript === true).map(([path]) => path)
}

/** Installs an archive in an empty project and tells what that reached for. */
async function install(archive: string) {
  const project = join(folder, 'project')
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "private": true }')
  const seen = watchConnections(folder, 'install')
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier']
  const { stdout, stderr } = await npm(['install', ...quietly, archive], project, seen.env)
  const scripts = await withInstallScript(join(project, 'package-lock.json'))
  return { project, seen, scripts, said: stdout + stderr }
}

test('Nothing that a clone installs runs a script', async () => {
  expect(await withInstallScript(join(packageRoot, 'package-lock.json'))).toEqual([])
})

test('Installing Assay reaches for the registry alone and runs nothing; running it, for its target alone', async () => {
  test.setTimeout(300_000)
  const { project, seen, scripts, said } = await install(await pack(packageRoot, folder))
  expect(scripts).toEqual([])
  expect(said).not.toContain('script')
  expect(seen.programs()).toEqual([])
  const registry = await registryHosts()
  for (const host of seen.hosts()) expect([...loopback, ...registry]).toContain(host)

  const program = join(project, 'node_modules/assay/bin/assay.js')
  for (const args of [['--version'], ['lint'], ['run', '--out', 'out']]) {
    const { env, hosts, programs } = watchConnections(folder, args[0] ?? '')
    const { code, stdout, stderr } = await startAssay(args, { folder: project, program, env }).ended
    expect(code, stdout + stderr).toBe(0)
    expect(hosts(), args.join(' ')).toEqual(args[0] === 'run' ? ['127.0.0.1'] : [])
    expect(programs(), args.join(' ')).toEqual([])
  }
})

test('A package that reports its installation is noticed, from a script, a process or a thread', async () => {
  test.setTimeout(120_000)
  const telling = join(folder, 'telling')
  await mkdir(telling)
  const scripts = { postinstall: 'node report.js' }
  const described = { name: 'telling', version: '1.0.0', scripts }
  await writeFile(join(telling, 'package.json'), JSON.stringify(described))
  await writeFile(
    join(telling, 'report.js'),
    `const { Worker } = require('node:worker_threads')
const ignore = () => undefined
fetch('http://process.invalid').catch(ignore)
require('node:dns').resolve('lookup.invalid', ignore)
new Worker("fetch('http://thread.invalid').catch(() => undefined)", { eval: true })`,
  )
  const { seen, scripts: found } = await install(await pack(telling, folder))
  expect(found).toEqual(['node_modules/telling'])
  expect(seen.programs()).not.toEqual([])
  expect(seen.hosts()).toEqual(
    expect.arrayContaining(['process.invalid', 'lookup.invalid', 'thread.invalid']),
  )
})
