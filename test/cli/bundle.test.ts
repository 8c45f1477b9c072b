import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'

test('no secret of a profile is in a bundle, which is verified without them', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const examples = join(packageRoot, 'examples')
  let text = await readFile(join(examples, 'reference-bank.yaml'), 'utf8')
  // They stand in the profile itself, as they should not.
  for (const [name, secret] of Object.entries(bankSecrets))
    text = text.replaceAll(`{ env: ${name} }`, secret)
  await writeFile(join(folder, 'assay.yaml'), text)
  const supplements = ['messages', 'notifications'].map((name) => `${name}.overlay.yaml`)
  for (const name of supplements)
    await writeFile(join(folder, name), await readFile(join(examples, name)))
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
