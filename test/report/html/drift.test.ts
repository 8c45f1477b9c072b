import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { deviations, runWithDrift } from '../run-with-drift.js'
import { sampleRun } from '../sample-run.js'
import { axeViolations } from './axe-violations.js'
import { openReport } from './open-report.js'

const rows = '[data-row]:visible'

test('A click on the drift of an interface leaves its deviations', async ({ page }, info) => {
  const { mischief } = await openReport(page, info, runWithDrift())
  const table = page.locator('.interfaces tbody')
  await expect(table.locator('td.drift')).toHaveText(['–', '–', '4'])
  await page.getByRole('link', { name: 'Text, 4 deviations of its served definition' }).click()
  await expect(page.locator('#drift')).toBeFocused()
  await expect(page.locator(`#drift ${rows}`)).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Text' }).fill('getFormat')
  await expect(page.locator(`#drift ${rows}`)).toHaveCount(1)
  await expect(page.locator(`#drift ${rows}`)).toContainText('status 304')
  await page.locator(`#drift ${rows}`).getByRole('link').click()
  await expect(page.getByRole('article', { name: 'text.strings.set' })).toBeFocused()
  expect(mischief).toEqual([])
})

test('The linter’s remarks on a served definition stand beside those on the packaged ones', async ({
  page,
}, info) => {
  await openReport(page, info, runWithDrift())
  const served = page.locator('#lint .group')
  await expect(served.getByRole('heading')).toHaveText('text, as served')
  await expect(served.locator(rows)).toHaveCount(1)
  await expect(served).toContainText('/paths/~1text~1formats')
  expect(await axeViolations(page)).toEqual([])
})

test('Where no served definition was compared there is no section on drift', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  await expect(page.locator('#drift')).toHaveCount(0)
  await expect(page.locator('.interfaces tfoot td.drift')).toHaveText('–')
})

test('What one fault of a served definition causes in many operations stands once, with its places', async ({
  page,
}, info) => {
  const run = runWithDrift()
  const [, , status] = deviations
  const again = ['getFormats', 'getString'].map((operation) => ({ ...status, operation }))
  await openReport(page, info, {
    ...run,
    findings: run.findings.map((one) =>
      one.kind === 'drift' && one.verdict === 'warn'
        ? { ...one, deviations: [...deviations, ...again] as typeof deviations }
        : one,
    ),
  })
  await expect(page.locator(`#drift ${rows}`)).toHaveCount(4)
  const first = page.locator(`#drift ${rows}`).first()
  await expect(first).toContainText('status 304')
  await first.getByText('The same in 2 other places').click()
  await expect(first.getByRole('listitem')).toHaveText([/^getFormats/, /^getString/])
  expect(await axeViolations(page)).toEqual([])
})
