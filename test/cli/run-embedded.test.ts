import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { readRun } from './read-run.js'

test('A part of it is run with --only and --interface', async ({ folder }) => {
  const only = ['accounts.balances.order', 'laws/cursor-paging:*']
  const out = join('a', 'new', 'folder')
  const { code, stdout } = await assay(
    ['run', '--interface', 'accounts', '--out', out, '--only', ...only],
    { folder },
  )
  expect(code, stdout).toBe(0)
  const { requirements, judges } = await readRun(join(folder, out))
  const ids = requirements.map(({ id }) => id)
  expect(ids).toContain('accounts.balances.order')
  expect(ids).toContain('accounts.listAccounts.pages-end')
  expect(ids).not.toContain('accounts.getAccount.unknown')
  expect(judges.map(({ id }) => id)).toContain('laws/cursor-paging:accounts.listAccounts')
  expect(stdout).toContain(join(out, 'index.html'))
})

test('One interface of a profile that claims several is certified by itself', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  // An earlier run wrote the one, someone else the other.
  await mkdir(join(folder, 'junit'))
  for (const name of ['TEST-accounts.xml', 'TEST-unit.xml'])
    await writeFile(join(folder, 'junit', name), '<testsuites/>')
  const profile = ['--profile', join(packageRoot, 'examples/reference-bank.yaml')]
  const args = ['run', ...profile, '--base-url', baseUrl, '--interface', 'transactions']
  const { code, stdout } = await assay([...args, '--out', '.'], { folder, env: bankSecrets })
  expect(code, stdout).toBe(0)
  expect(stdout).toMatch(/^Assay \S+, contract of 1 interface /)
  expect(stdout.match(/^ +\w+ +█/gm)).toHaveLength(1)
  const { interfaces, requirements, notes } = await readRun(folder)
  expect(interfaces.map(({ name }) => name)).toEqual(['transactions'])
  expect(requirements.every(({ id }) => id.startsWith('transactions.'))).toBe(true)
  expect(notes).toEqual([])
  expect(await readdir(join(folder, 'junit'))).toEqual(['TEST-transactions.xml', 'TEST-unit.xml'])
})

test('The same seed draws the same values', async ({ folder }) => {
  const seeds = await Promise.all(
    ['one', 'two'].map(async (name) => {
      await assay(['run', '--seed', '7', '--only', 'accounts.urls', '--out', name], { folder })
      return (await readRun(join(folder, name))).seed
    }),
  )
  expect(seeds).toEqual([7, 7])
})
