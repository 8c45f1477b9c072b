import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { openReport } from './open-report.js'

test('Operations stand by how long they took, and the longest time leads to its exchange', async ({
  page,
}, info) => {
  const { mischief } = await openReport(page, info, sampleRun())
  const rows = page.locator('#latency tbody tr')
  await expect(rows.locator('th')).toHaveText([
    /^setString\s+Text$/,
    /^listAccountBalances\s+Customer accounts$/,
    /^listAccounts\s+Customer accounts$/,
  ])
  await expect(rows.first().locator('td.number')).toHaveText(['40', '363', '725', '1,451'])
  await page.getByRole('link', { name: '1,451 ms: show that exchange' }).click()
  const exchange = page.locator('[id="exchange--131"]')
  await expect(exchange).toBeFocused()
  await expect(exchange.getByRole('group', { name: 'Answer as text' })).toBeVisible()
  expect(mischief).toEqual([])
})

test('The timeline shows what ran side by side, marks what did not pass, and has a table', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  const timeline = page.locator('#timeline')
  await expect(timeline.getByRole('img')).toHaveAttribute(
    'aria-label',
    '4 scenarios over 42.5 s, 2 of them with a failure; the table has each of them',
  )
  const tops = await timeline
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('y')))
  // The second ran beside the first, the third after the second, the fourth after the first.
  expect(tops).toEqual(['0', '14', '14', '0'])
  await expect(timeline.locator('text.fail')).toHaveText(['✕', '✕'])
  await timeline.getByText('As a table').click()
  await expect(timeline.getByRole('row').nth(1)).toHaveText(
    /Balances come back in the order .* 0\.0 s 21\.0 s ✕ fail/,
  )
})

test('What passed names the exchanges that showed it, and leads to one', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  const row = page.locator('[id="requirement--accounts.listAccounts.labels"]')
  await row.getByRole('link', { name: 'exchange 91' }).click()
  await expect(page.locator('[id="exchange--91"]')).toBeInViewport()
  await expect(page.locator('[id="exchange--91"] details')).toHaveAttribute('open')
})

test('A run of an earlier version, without times, has neither section', async ({ page }, info) => {
  await openReport(page, info, { ...sampleRun(), latencies: undefined, performed: undefined })
  await expect(page.locator('#latency, #timeline')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Timeline' })).toHaveCount(0)
})
