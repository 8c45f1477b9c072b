import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { installArchive, withInstallScript } from './install-archive.js'
import { pack } from './pack.js'

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-connections-'))
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('Nothing that a clone installs runs a script', async () => {
  expect(await withInstallScript(join(packageRoot, 'package-lock.json'))).toEqual([])
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
  const { seen, scripts: found } = await installArchive(await pack(telling, folder), folder)
  expect(found).toEqual(['node_modules/telling'])
  expect(seen.programs()).not.toEqual([])
  expect(seen.hosts()).toEqual(
    expect.arrayContaining(['process.invalid', 'lookup.invalid', 'thread.invalid']),
  )
})
