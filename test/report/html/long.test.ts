import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { axeViolations } from './axe-violations.js'
import { largeRun } from './large-run.js'
import { openReport } from './open-report.js'

test('Of many failures each is a short form that is unfolded, and a link unfolds it', async ({
  page,
}, info) => {
  const run = largeRun(400, 350)
  const id = 'finding--accounts.member-340.value--rules-documented-media-type'
  const { mischief } = await openReport(page, info, run, `#place--${id}`)
  const failure = page.locator(`[id="${id}"]`)
  await expect(failure.locator('mark')).toBeInViewport()
  await expect(failure.getByText('81 characters', { exact: true })).toBeVisible()
  const other = page.locator('#failures article').first()
  await expect(other.locator('pre')).toHaveCount(0)
  await other.locator('summary').click()
  await expect(other.getByLabel('Command that sends the request again')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(mischief).toEqual([])
})

test('A long matrix shows fifty rows, then all; a filter leaves what matches', async ({
  page,
}, info) => {
  await openReport(page, info, largeRun(400, 1))
  await page.getByText('400 requirements', { exact: true }).click()
  const rows = page.locator('.matrix [data-row]')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Show 350 more' }).click()
  await expect(rows).toHaveCount(400)
  await page.getByRole('searchbox').fill('member-39')
  await expect(rows).toHaveCount(11)
  await expect(page.getByText('11 of 400 requirements')).toBeVisible()
  await page.getByRole('searchbox').fill('no such requirement')
  await expect(page.locator('output')).toHaveText('0 of 403 entries match')
  await expect(page.locator('#clauses details')).toBeHidden()
})

test('Of many failures fifty stand in the page, and the filter looks through all of them', async ({
  page,
}, info) => {
  await openReport(page, info, largeRun(400, 350))
  const failures = page.locator('#failures article')
  await expect(failures).toHaveCount(50)
  await page.getByRole('searchbox').fill('member-34')
  await expect(failures).toHaveCount(11)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Show 300 more' }).first().click()
  await expect(failures).toHaveCount(350)
})

test('A link to a finding that the filter leaves out, or that is not in the page yet, opens it', async ({
  page,
}, info) => {
  const id = 'finding--accounts.member-340.value--rules-documented-media-type'
  await openReport(page, info, largeRun(400, 350), `#${id}?verdict=pass`)
  const failure = page.locator(`[id="${id}"]`)
  await expect(failure).toBeFocused()
  await expect(failure).toBeInViewport()
  await expect(failure.getByText('81 characters', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Verdict' })).toHaveValue('')
  expect(page.url().endsWith(`#${id}`)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('many failures say their sentence, verdict, request and status', async ({ page }, info) => {
    await openReport(page, info, largeRun(400, 350))
    const failure = page.locator('#failures article').first()
    await expect(failure).toContainText('fail')
    await expect(failure).toContainText('The value of this member is as the definition describes')
    await expect(failure.locator('summary').first()).toContainText(
      'GET /api/banking/accounts?limit=1 → 200',
    )
    await failure.locator('summary').first().click()
    await expect(failure.getByText('81 characters', { exact: true })).toBeVisible()
  })
})
