import { expect, type Page } from '@playwright/test'
import { auditReport } from '../../src/report/audit/audit-report.js'
import type { Run } from '../../src/run/run.js'
import { browserTest as test } from '../chromium/browser-test.js'
import { sampleRun } from './sample-run.js'

const open = (page: Page, run: Run): Promise<void> => page.setContent(auditReport(run))
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('The cover sheet says who tested what, when and against what, and what came of it', async ({
  page,
}) => {
  const target = { ...sampleRun().target, profile: 'assay.yaml' }
  await open(page, { ...sampleRun(), target, by: 'Ada Byron', concurrency: 16 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example Bank sandbox')
  await expect(page.locator('.conclusion')).toHaveText(
    /Conclusion: not conformant, 3 of 7 decided requirements failed\./,
  )
  await expect(row(page, 'Tested by')).toContainText('Ada Byron')
  await expect(row(page, 'When')).toContainText('2 March 2026 at 09:15 UTC, for 42.5 s')
  await expect(row(page, 'Profile')).toContainText('assay.yaml')
  await expect(row(page, 'Writes allowed')).toContainText('those that the suites undo')
  await expect(row(page, 'Repeatable with')).toContainText(
    'seed 7, 1 round, 16 scenarios in flight',
  )
  await expect(row(page, 'Document 1')).toContainText('accounts 0.14.0, transactions 0.27.1')
  await expect(row(page, 'Document 1')).toContainText('ef'.repeat(32))
  await expect(row(page, 'All').getByRole('cell')).toHaveText(['15', '4', '0', '3', '4', '1', '3'])
})

test('What was excluded is counted by kind, and the annex says of each requirement why', async ({
  page,
}) => {
  await open(page, sampleRun())
  const excluded = page.locator('section').filter({ hasText: 'were not to be tested' })
  await expect(excluded.getByRole('row')).toHaveText([
    /Requirements/,
    /1 unspecified/,
    /1 not claimed/,
    /1 untestable/,
  ])
  await expect(
    row(page, 'It cannot be told. transactions.list.secret no client can see it'),
  ).toHaveCount(1)
})

test('Requirements that passed lead to the exchange that showed them', async ({ page }) => {
  await open(page, sampleRun())
  const passed = page.getByRole('row').filter({ hasText: 'accounts.listAccounts.labels' })
  await expect(passed).toContainText('pass')
  await passed.getByRole('link', { name: '91' }).click()
  await expect(page.locator('#exchange-91')).toBeInViewport()
  await expect(page.locator('#exchange-91')).toContainText('GET /api/banking/accounts?start=')
})

test('Of exchanges that are not named, all are counted', async ({ page }) => {
  const run = sampleRun()
  const findings = run.findings.map((one) =>
    one.verdict === 'fail' ? { ...one, exchanges: [88, 91], occurrences: 123 } : one,
  )
  await open(page, { ...run, findings })
  await expect(page.locator('.finding').first()).toContainText(/88, 91 and 121 more/)
})

test('Nothing that a target says becomes markup of the report, and its policy lets its style in', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await open(page, sampleRun())
  await expect(page.locator('main script, main img')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCSS('font-weight', '400')
  expect(refused).toEqual([])
})
