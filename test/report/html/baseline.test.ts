import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { runWithBaseline } from '../run-with-baseline.js'
import { sampleRun } from '../sample-run.js'
import { axeViolations } from './axe-violations.js'
import { openReport } from './open-report.js'

const ids = ['accounts.balances.order', 'accounts.listAccounts.pages', 'text.strings.get']

test('A known failure is marked with its reason and stands after the new ones', async ({
  page,
}, info) => {
  await openReport(page, info, runWithBaseline(ids))
  const articles = page.locator('#failures article')
  await expect(articles).toHaveCount(3)
  await expect(articles.first()).not.toContainText('known')
  await expect(page.getByRole('article', { name: ids[0] ?? '' })).toContainText(
    'known: ticket BANK-0',
  )
  await expect(page.getByText('3 of 7 decided requirements failed, 2 of them known')).toBeVisible()
})

test('A stale entry is said at the top, with what to remove', async ({ page }, info) => {
  await openReport(page, info, runWithBaseline(ids))
  await expect(page.getByRole('banner').or(page.locator('.masthead'))).toContainText(
    'remove its entry from assay.baseline.yaml:4 (ticket BANK-2)',
  )
})

test('New and known failures can be told apart by a filter, when there is a baseline', async ({
  page,
}, info) => {
  await openReport(page, info, runWithBaseline(ids))
  await page.getByRole('combobox', { name: 'Failure' }).selectOption('new')
  await expect(page.locator('#failures [data-row]:visible')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Failure' }).selectOption('known')
  await expect(page.locator('#failures [data-row]:visible')).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  await openReport(page, info, sampleRun())
  await expect(page.getByRole('combobox', { name: 'Failure' })).toHaveCount(0)
})
