import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { runWithDeprecation } from '../run-with-deprecation.js'
import { sampleRun } from '../sample-run.js'
import { axeViolations } from './axe-violations.js'
import { openReport } from './open-report.js'

test('What binds a deprecated operation says in which version that goes', async ({
  page,
}, info) => {
  const { mischief } = await openReport(page, info, runWithDeprecation())
  const words = 'deprecated since 0.13.0, to be removed in 0.15.0'
  await expect(page.locator('#clauses-accounts > p')).toContainText(
    `listAccountBalances is ${words}`,
  )
  await expect(page.locator('#clauses-accounts > p')).toContainText('listAccounts takes its place')
  await expect(page.getByRole('article', { name: 'accounts.balances.order' })).toContainText(words)
  await expect(page.locator('[id="requirement--accounts.balances.order"]')).toContainText(words)
  await expect(page.locator('#clauses-transactions')).not.toContainText('deprecated')
  expect(await axeViolations(page)).toEqual([])
  expect(mischief).toEqual([])
})

test('A run without deprecated operations speaks of none', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  await expect(page.locator('.deprecated')).toHaveCount(0)
})
