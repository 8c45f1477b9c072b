import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { axeViolations } from './axe-violations.js'
import { largeRun } from './large-run.js'
import { openReport } from './open-report.js'

test('A long matrix is folded until it is asked for, and a short one is not', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  await expect(page.locator('.matrix').first()).toBeVisible()

  const { mischief } = await openReport(page, info, largeRun(400, 1))
  const matrix = page.locator('.matrix')
  await expect(matrix).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
  await page.getByText('400 requirements', { exact: true }).click()
  await expect(matrix).toBeVisible()
  expect(mischief).toEqual([])
})

test('A filter and a link unfold what they lead to', async ({ page }, info) => {
  const run = largeRun(400, 1)
  const matrix = page.locator('.matrix')
  await openReport(page, info, run)
  await page.getByRole('searchbox').fill('member-399')
  await expect(matrix).toBeVisible()
  await page.goto('about:blank')
  await openReport(page, info, run, '#requirement--accounts.member-399.value')
  await expect(matrix).toBeVisible()
})

test('Paper has the whole matrix', async ({ page }, info) => {
  await openReport(page, info, largeRun(400, 1))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.matrix')).toBeVisible()
  await expect(page.getByText('400 requirements', { exact: true })).toBeHidden()
})
