import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { axeViolations } from './axe-violations.js'
import { openReport } from './open-report.js'

test('each operation has the worst verdict of each kind of requirement, and leads to its rows', async ({
  page,
}, info) => {
  const run = sampleRun()
  await openReport(page, info, run)
  const operations = new Set(
    run.requirements.flatMap((one) => one.operations.map((name) => `${one.interface} ${name}`)),
  )
  const rows = page.locator('.operations tbody tr')
  await expect(rows).toHaveCount(operations.size)
  const failed = run.requirements.find(({ verdict }) => verdict === 'fail')
  const name = failed?.operations[0] ?? ''
  const row = rows.filter({ has: page.getByRole('link', { name, exact: true }) }).first()
  await expect(row.locator('.verdict.fail').first()).toHaveText(/✕\s+\d+ fail/)
  await row.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.locator('#filter-count')).not.toBeEmpty()
})

test('Colours are switched, whatever the system of the reader prefers', async ({ page }, info) => {
  const paper = () =>
    page.evaluate("getComputedStyle(document.querySelector('html')).backgroundColor")
  await page.emulateMedia({ colorScheme: 'light' })
  await openReport(page, info, sampleRun())
  const light = await paper()
  await page.getByRole('button', { name: 'Dark colours' }).click()
  expect(await paper()).not.toBe(light)
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Light colours' }).click()
  expect(await paper()).toBe(light)
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await axeViolations(page)).toEqual([])
})
