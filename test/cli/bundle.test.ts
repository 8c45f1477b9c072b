import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import type { Run } from '../../src/run/run.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'

/** A profile with all that the reference bank gives, and what it needs beside it. */
async function writeProfile(folder: string, change: (text: string) => string): Promise<void> {
  const examples = join(packageRoot, 'examples')
  const text = await readFile(join(examples, 'reference-bank.yaml'), 'utf8')
  await writeFile(join(folder, 'assay.yaml'), change(text))
  for (const name of supplements)
    await writeFile(join(folder, name), await readFile(join(examples, name)))
}

const supplements = ['messages', 'notifications'].map((name) => `${name}.overlay.yaml`)

test('an account number of a profile is in no file, and a URL that holds it fails, now and when judged again', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open({ defects: ['account-numbers-in-urls-content-location'] })
  await writeProfile(folder, (text) => text)
  const args = 'run --profile assay.yaml --interface accounts --strict --fail-on should'.split(' ')
  const reporters = ['audit=audit.html', 'ndjson=events.ndjson', 'csv=run.csv', 'sarif=run.sarif']
  const run = await assay(
    [...args, '--base-url', baseUrl, ...reporters.flatMap((one) => ['--reporter', one])],
    { folder, env: bankSecrets },
  )
  expect(run.code, run.stdout + run.stderr).toBe(1)
  const told = JSON.parse(await readFile(join(folder, 'reports/run.json'), 'utf8')) as Run
  const failed = told.requirements.filter(({ verdict }) => verdict === 'fail')
  expect(failed.map(({ id }) => id)).toEqual(['accounts.urls.no-account-number'])
  expect(told.gate).toEqual({ strict: true, failOn: 'should' })

  const bundled = await assay(['bundle'], { folder, env: bankSecrets })
  expect(bundled.code, bundled.stderr).toBe(0)
  const files = unzipSync(await readFile(join(folder, 'assay-bundle.zip')))
  await rm(join(folder, 'assay.yaml'))
  const written = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const one of written.filter((file) => file.isFile()))
    files[join(one.parentPath, one.name)] = await readFile(join(one.parentPath, one.name))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([join(folder, 'audit.html'), 'profile.yaml']),
  )
  for (const [name, bytes] of Object.entries(files))
    expect(new TextDecoder().decode(bytes), name).not.toMatch(/51000001014821|51000001020077/)

  const verified = await assay(['verify'], { folder })
  expect(verified.code, verified.stdout + verified.stderr).toBe(0)
  expect(verified.stdout).toMatch(/ 0 differ, .*\n[^]*VERIFIED/)
})

test('no secret of a profile is in a bundle, which is verified without them', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  // They stand in the profile itself, as they should not.
  await writeProfile(folder, (text) =>
    Object.entries(bankSecrets).reduce(
      (given, [name, secret]) => given.replaceAll(`{ env: ${name} }`, secret),
      text,
    ),
  )
  const args = ['--profile', 'assay.yaml', '--base-url', baseUrl, '--interface', 'sessions']
  const run = await assay(['run', ...args], { folder })
  expect(run.code, run.stdout + run.stderr).toBe(0)
  // Supplements of interfaces that were not tested are no part of it.
  for (const name of supplements) await rm(join(folder, name))
  const bundled = await assay(['bundle'], { folder })
  expect(bundled.code, bundled.stderr).toBe(0)

  const files = unzipSync(await readFile(join(folder, 'assay-bundle.zip')))
  expect(Object.keys(files)).toContain('profile.yaml')
  for (const [name, bytes] of Object.entries(files)) {
    const content = new TextDecoder().decode(bytes)
    for (const [which, secret] of Object.entries(bankSecrets))
      expect(content.includes(secret), `${name}: ${which}`).toBe(false)
    expect(content, name).not.toMatch(/ses_[0-9a-f]{20}/)
  }
  const verified = await assay(['verify'], { folder })
  expect(verified.code, verified.stdout + verified.stderr).toBe(0)
  expect(verified.stdout).toMatch(/ 0 differ, .*\n[^]*VERIFIED/)
})
