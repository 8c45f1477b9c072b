import { expect, type Page, type TestInfo } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleComparison } from '../sample-comparison.js'
import { sampleRun } from '../sample-run.js'
import { auditReport } from '../../../src/report/audit/audit-report.js'
import { comparisonHtml } from '../../../src/report/comparison/comparison-html.js'
import { axeViolations } from './axe-violations.js'
import { comparedRun } from './compared-run.js'
import { emptyRun } from './empty-run.js'
import { largeRun } from './large-run.js'
import { openReport } from './open-report.js'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} report, folded and unfolded`, async ({
    page,
  }, info) => {
    await page.emulateMedia({ colorScheme })
    await openReport(page, info, sampleRun())
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Unfold evidence' }).click()
    await expect(page.locator('details:not([open])')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })
}

const states: Readonly<Record<string, (page: Page, info: TestInfo) => Promise<unknown>>> = {
  'on a telephone': async (page, info) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openReport(page, info, sampleRun())
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Verdict' })).toBeVisible()
  },
  'of a filtered report': (page, info) => openReport(page, info, sampleRun(), '#?verdict=fail'),
  'where nothing matches': (page, info) => openReport(page, info, sampleRun(), '#?text=nothing'),
  'of very many failures': async (page, info) => {
    await openReport(page, info, largeRun(400, 350))
    await page.locator('#clauses summary').first().click()
    await page.locator('#failures summary').first().click()
  },
  'where nothing passed or failed': (page, info) => openReport(page, info, emptyRun()),
  'beside the verdicts of the last run': (page, info) => openReport(page, info, comparedRun()),
  'on paper': async (page, info) => {
    await openReport(page, info, comparedRun())
    await page.getByRole('button', { name: 'Unfold evidence' }).click()
    await page.emulateMedia({ media: 'print' })
  },
  'in a comparison': (page) => page.setContent(comparisonHtml(sampleComparison())),
  'in the report for auditors': (page) => page.setContent(auditReport(sampleRun())),
}

for (const [state, bring] of Object.entries(states))
  test(`axe finds nothing ${state}`, async ({ page }, info) => {
    await bring(page, info)
    expect(await axeViolations(page)).toEqual([])
  })

test('A keyboard reaches the failures first, unfolds an exchange and goes to the marked place', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the failures' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#failures')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'accounts.balances.order' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const failure = page.getByRole('article', { name: 'accounts.balances.order' })
  await expect(failure.locator('mark').first()).toBeInViewport()
  await expect(failure.locator('mark').first()).toBeFocused()
  const summary = failure.locator('summary').nth(1)
  await summary.focus()
  await page.keyboard.press('Space')
  await expect(failure.locator('details').nth(1)).toHaveAttribute('open')
})

test('Every verdict is a word, never a colour or a sign alone', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  const words = await page.locator('.matrix .verdict').allInnerTexts()
  expect(words).toHaveLength(15)
  for (const word of words)
    expect(word).toMatch(/^. (pass|fail|inconclusive|error|unspecified|untestable|not claimed)$/)
})
