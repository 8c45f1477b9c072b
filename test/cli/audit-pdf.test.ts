import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

test('the audit report is printed as PDF where there is a Chromium, else its page is written', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['run', '-u', baseUrl, '--interface', 'sessions', '-r', 'audit=audit.pdf']
  const env = { ...customer, ASSAY_CHROMIUM: process.env['ASSAY_CHROMIUM'] ?? '' }
  const named = env.ASSAY_CHROMIUM === '' ? customer : env
  const printed = await assay(args, { folder, env: named })
  expect(printed.stderr).not.toContain('instead of')
  expect((await readFile(join(folder, 'audit.pdf'), 'latin1')).slice(0, 5)).toBe('%PDF-')

  const without = await assay(args, { folder, env: { ...customer, ASSAY_CHROMIUM: '/nowhere' } })
  expect(without.stderr).toContain('audit.html instead of audit.pdf: no Chromium could be started')
  expect(await readFile(join(folder, 'audit.html'), 'utf8')).toContain('Audit report')
})
