import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { largeRun } from './large-run.js'
import { openReport } from './open-report.js'

test('The first sentence says who was tested, against what, when, and the verdict', async ({
  page,
}, info) => {
  const { mischief } = await openReport(page, info, sampleRun())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not conformant/)
  await expect(page.locator('.lead')).toHaveText(
    'Example Bank sandbox (http://127.0.0.1:40121/api) was tested against Customer accounts 0.14.0, ' +
      'Transactions 0.27.1 and Text 0.2.1 on 2 March 2026 at 09:15 UTC and does not conform: ' +
      '3 of 7 decided requirements failed.',
  )
  expect(mischief).toEqual([])
})

test('The sums add up: at the top, in every row of the table, and with what the page lists', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  const figures = async (selector: string) =>
    (await page.locator(selector).allInnerTexts()).map((text) => Number(text.replace(/[^\d]/g, '')))
  const rows = [await figures('.sums dd')]
  for (const row of [1, 2, 3])
    rows.push(await figures(`.interfaces tbody tr:nth-child(${row}) td.number`))
  rows.push(await figures('.interfaces tfoot td.number'))
  for (const [planned, ...verdicts] of rows)
    expect(verdicts.reduce((sum, count) => sum + count, 0)).toBe(planned)
  expect(rows[0]).toEqual([15, 4, 0, 3, 4, 1, 3])
  expect(rows[0]).toEqual(rows[4])
  await expect(page.locator('#failures article')).toHaveCount(3)
  await expect(page.locator('#inconclusive li')).toHaveCount(4)
  await expect(page.locator('#errors article')).toHaveCount(1)
  await expect(page.locator('.matrix [data-row]')).toHaveCount(15)
})

test('Failures come first, then what is open, grouped by its remedy', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Interfaces',
    'Failures',
    'Inconclusive',
    'Errors',
    'Lint',
    'Operations',
    'Latency',
    'Timeline',
    'Clause matrix',
    'Exchanges',
    'Particulars',
  ])
  expect(await page.locator('#failures h3').allInnerTexts()).toEqual([
    'accounts.balances.order',
    'accounts.listAccounts.pages',
    'accounts.getAccount.404',
  ])
  const remedies = await page.locator('#inconclusive summary:has(h3)').allInnerTexts()
  expect(remedies.map((text) => text.trim().replace(/\s+/g, ' '))).toEqual([
    'Add fixtures.accounts.notViewable to the profile 2 requirements',
    'Add hooks.outage to the profile 1 requirement',
    'Repair the failures that these wait for 1 requirement',
  ])
})

test('A run with 3,000 requirements and 500 failures stays one usable file', async ({
  page,
}, info) => {
  test.slow()
  const run = largeRun(3000, 500)
  const { address } = await openReport(page, info, run)
  expect(statSync(fileURLToPath(address)).size).toBeLessThan(16 * 1024 * 1024)
  await expect(page.getByRole('button', { name: 'Show 450 more' }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Text' }).fill('member-417.value')
  await expect(page.locator('output')).toHaveText('2 of 3,502 entries match')
  const failure = page.locator('#failures article:visible')
  await expect(failure.getByText('GET /api/banking/accounts?limit=418')).toBeVisible()
  await failure.locator('summary').first().click()
  await failure.getByRole('link', { name: '/items/417/label' }).click()
  await expect(failure.locator('mark')).toHaveText('"label": "Savings *0417"')
  await expect(failure.locator('mark')).toBeInViewport()
  await expect(failure.getByText('… the beginning is left out …')).toHaveCount(1)
  await expect(failure.getByText(/the whole body, 1\d\d,\d{3} bytes/).first()).toBeAttached()
})
