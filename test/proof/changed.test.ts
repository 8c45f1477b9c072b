import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { changedFiles } from '../../proof/command/changed-files.js'
import { readImporters } from '../../proof/command/importers.js'
import { reachOf } from '../../proof/command/reach-of.js'
import { reachedBy } from '../../proof/command/reached-by.js'
import { listDefects } from '../../proof/list-defects.js'

const importers = readImporters()
const reach = (...files: readonly string[]) => reachOf(files, importers)

test('What changed since a commit are the files that differ, and new ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-changed-'))
  const git = (...words: readonly string[]) => {
    const name = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@bank.example']
    execFileSync('git', [...name, ...words], { cwd: folder, stdio: 'pipe' })
  }
  try {
    await mkdir(join(folder, 'suites'))
    for (const file of ['suites/a.ts', 'suites/b.ts']) await writeFile(join(folder, file), 'old')
    await writeFile(join(folder, '.gitignore'), 'dist')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    expect(await changedFiles('HEAD', folder)).toEqual([])
    await writeFile(join(folder, 'suites/b.ts'), 'new')
    git('commit', '--quiet', '--all', '--message', 'two')
    await writeFile(join(folder, 'suites/with space.ts'), 'new')
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist/a.js'), 'new')
    expect(await changedFiles('HEAD', folder)).toEqual(['suites/with space.ts'])
    const both = ['suites/b.ts', 'suites/with space.ts']
    expect(await changedFiles('HEAD~1', folder)).toEqual(both)
    await expect(changedFiles('no-such-commit', folder)).rejects.toThrow('name a commit')
    await expect(changedFiles('--output=x', folder)).rejects.toThrow('name a commit')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('A change reaches as far as what it is part of', () => {
  const none = { interfaces: new Set(), suites: new Set(), variations: new Set() }
  expect(reach('README.md', 'docs/profile.md', 'test/proof/a.test.ts')).toEqual(none)
  for (const file of [
    'src/rules/answer/documented-status.ts',
    'src/run/schedule.ts',
    'src/reference/bank.ts',
    'specs/shared/derived.yaml',
    'src/lint/ruleset/operation-id.ts',
    'proof/trial/hold-trial.ts',
    'proof/operators/breaks-as-well.ts',
    'proof/operators/operators.ts',
    'package.json',
  ])
    expect(reach('README.md', file).everything, file).toBe(file)
  expect(reach('specs/text/requirements/strings.yaml').interfaces).toEqual(new Set(['text']))
  expect(reach('suites/sessions/shared/fixtures.ts').interfaces).toContain('sessions')
  const defect = 'proof/defects/accounts/balances-in-order-of-books.ts'
  expect(reach(defect)).toEqual({ ...none, variations: new Set([defect]) })
  expect(reach('proof/alterations/change-links.ts').variations).toContain(
    'proof/liberties/shared/hal-links.ts',
  )
  expect(reach('proof/operators/lost-header.ts').everything).toBeUndefined()
  expect(reach('proof/operators/alter-answers.ts').variations).toContain(
    'proof/operators/lost-header.ts',
  )
  expect(reach('suites/messages/shared/waiting-in.ts').suites).toContain(
    'suites/messages/push-deliveries/push-retried.scenario.ts',
  )
})

test('A changed story is proved by what it decides and what it sees, and by nothing else', async () => {
  test.setTimeout(120_000)
  const reached = await reachedBy(reach('suites/accounts/balances/balances-order.scenario.ts'))
  expect(reached).toContain('balances-in-order-of-books')
  const defects = await listDefects()
  const deciding = defects.filter(({ breaks }) => breaks.includes('accounts.balances.order'))
  expect(deciding.filter(({ name }) => !reached?.has(name)).map(({ name }) => name)).toEqual([])
  // It asks for balances and for no account by itself.
  expect(reached).not.toContain('account-of-another')
  const others = defects.filter(({ breaks }) => breaks.every((id) => !id.startsWith('accounts.')))
  expect(others.filter(({ name }) => reached?.has(name)).map(({ name }) => name)).toEqual([])
  expect(reached?.size).toBeLessThan(defects.length / 4)
})

test('A changed defect is proved alone, and a changed engine by all', async () => {
  test.setTimeout(120_000)
  const file = 'proof/defects/accounts/balances-in-order-of-books.ts'
  expect(await reachedBy(reach(file))).toEqual(new Set(['balances-in-order-of-books']))
  expect(await reachedBy(reach(file, 'src/run/schedule.ts'))).toBeUndefined()
})
