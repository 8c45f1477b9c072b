import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'

const profile = join(packageRoot, 'examples/reference-bank.yaml')
const rest = ['--interface', 'sessions', '--out', '.']
const args = ['run', '--profile', profile, ...rest]

test('Sessions that an earlier run used up leave open what they would have shown, and their tokens are nowhere', async ({
  folder,
  open,
}) => {
  const bank = await open()
  // With the hook `reset` each run would find new sessions.
  const withoutReset = join(folder, 'without-reset.yaml')
  const text = await readFile(profile, 'utf8')
  await writeFile(withoutReset, text.replace(/^ {2}reset:\n(?: {4}.*\n)+/m, ''))
  const flags = ['run', '--profile', withoutReset, '--base-url', bank.baseUrl, ...rest]
  const again = () => assay(flags, { folder, env: { ...bankSecrets } })
  const first = await again()
  expect(first.code, first.stdout).toBe(0)
  expect(first.stdout).toContain(' 0 inconclusive ')
  const second = await again()
  expect(second.code, second.stdout).toBe(0)
  expect(second.stdout).toContain('perhaps it does not exist any more')
  expect(second.stdout).toContain('change fixtures.sessions.session')

  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile() && one.name !== 'without-reset.yaml',
  )
  for (const { parentPath, name } of files)
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/ses_[0-9a-f]{20}/)
})

test('Sessions are left alone unless disruption is allowed', async ({ folder, open }) => {
  const bank = await open()
  const flags = ['--base-url', bank.baseUrl, '--allow', 'reversible']
  const { code, stdout } = await assay([...args, ...flags], { folder, env: { ...bankSecrets } })
  expect(code, stdout).toBe(0)
  expect(stdout).toContain('--allow disruptive')
  const exchanges = await readFile(join(folder, 'exchanges.ndjson'), 'utf8')
  for (const session of ['204', '200', '201'])
    expect(exchanges).not.toContain(`"status":${session}`)
})
