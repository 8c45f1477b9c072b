import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { embeddedProfile } from '../../src/cli/embedded-profile.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { formatCount } from '../../src/report/format-count.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { readRun } from './read-run.js'
import { withoutProgress } from './without-progress.js'

test('The embedded bank is certified, and all reports agree in their counts', async ({
  folder,
}) => {
  const out = join(folder, 'a', 'new', 'folder')
  const { code, stdout, stderr } = await assay(['run', '--out', out])
  expect(code, stdout + stderr).toBe(0)
  expect(withoutProgress(stderr)).toBe('')
  expect(await readdir(out)).toEqual([
    'exchanges.ndjson',
    'index.html',
    'junit',
    'run.json',
    'summary.md',
  ])

  const run = await readRun(out)
  const { planned, pass, fail, inconclusive, error, none } = run.totals
  expect(run.verdict).toBe('conformant')
  expect(pass).toBeGreaterThan(100)
  expect(pass + fail + inconclusive + error + none).toBe(planned)
  expect(run.requirements).toHaveLength(planned)
  expect(stdout).toMatch(/^Assay \d+\.\d+\.\d+, contract of \d+ interface/)
  expect(stdout).toContain('No target given: certifying the embedded reference bank at http://')
  expect(stdout).toContain(
    `${formatCount(pass)} pass · ${fail} fail · ${inconclusive} inconclusive · ${error} error`,
  )
  expect(stdout).toContain(
    `${formatCount(planned)} requirements, ${formatCount(run.exchanged.count)} exchanges in `,
  )
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    `  ${['index.html', 'junit/', 'run.json'].map((name) => join(out, name)).join(' · ')}`,
  )

  const { claims } = loadProfile(embeddedProfile, { env: bankSecrets }).profile
  expect(run.interfaces.map(({ name }) => name)).toEqual(claims.interfaces?.toSorted())
  const names = await readdir(join(out, 'junit'))
  expect(names).toEqual(run.interfaces.map(({ name }) => `TEST-${name}.xml`))
  const files = await Promise.all(names.map((name) => readFile(join(out, 'junit', name), 'utf8')))
  const junit = files.join('\n')
  const of = (...verdicts: readonly string[]): number =>
    run.findings.filter(({ verdict }) => verdicts.includes(verdict)).length
  expect(junit.match(/<testcase /g)).toHaveLength(run.findings.length)
  expect(junit.match(/<skipped /g) ?? []).toHaveLength(of('inconclusive', 'none'))
  expect(junit).not.toMatch(/<(failure|error) /)

  const recorded = (await readFile(join(out, 'exchanges.ndjson'), 'utf8')).trimEnd().split('\n')
  expect(recorded).toHaveLength(run.exchanged.count)
})

test('A part of it is run with --only and --interface', async ({ folder }) => {
  const only = ['accounts.balances.order', 'laws/cursor-paging:*']
  const { code, stdout } = await assay(
    ['run', '--interface', 'accounts', '--out', 'part', '--only', ...only],
    { folder },
  )
  expect(code, stdout).toBe(0)
  const { requirements, judges } = await readRun(join(folder, 'part'))
  const ids = requirements.map(({ id }) => id)
  expect(ids).toContain('accounts.balances.order')
  expect(ids).toContain('accounts.listAccounts.pages-end')
  expect(ids).not.toContain('accounts.getAccount.unknown')
  expect(judges.map(({ id }) => id)).toContain('laws/cursor-paging:accounts.listAccounts')
  expect(stdout).toContain('part/index.html')
})

test('One interface of a profile that claims several is certified by itself', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  // An earlier run wrote the one, somebody else the other.
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
