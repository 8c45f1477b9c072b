import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { openReport } from './open-report.js'
import { poisonedRun } from './poisoned-run.js'

const width = 'document.documentElement.scrollWidth'

test('The page never scrolls sideways on a telephone, whatever the target sent', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const run of [sampleRun(), poisonedRun()]) {
    await openReport(page, info, run)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Unfold evidence' }).click()
    expect(await page.evaluate(width)).toBeLessThanOrEqual(360)
  }
})

test('Paper carries the findings and the matrix on white, without controls, and evidence as it is folded', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  await page.getByRole('article').first().locator('summary').first().click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.finding').nth(1)).toHaveCSS('break-inside', 'avoid')
  const bodies = page.locator('.finding pre[aria-label="Answer as text"]')
  await expect(bodies.first()).toHaveCSS('max-height', 'none')
  await expect(bodies.nth(1)).toBeHidden()
  await expect(page.locator('.matrix').first()).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
})

for (const [device, size] of [
  ['telephone', { width: 360, height: 740 }],
  ['narrow window', { width: 800, height: 700 }],
  ['wide window', { width: 1280, height: 800 }],
] as const)
  test(`The bar stays in view on a ${device}, and what a link leads to stands below it`, async ({
    page,
  }, info) => {
    await page.setViewportSize(size)
    await openReport(page, info, sampleRun(), '#operations?interface=text')
    const bar = page.locator('.bar')
    const lower = async () => {
      const box = await bar.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    for (const place of ['operations', 'timeline', 'requirement--text.strings.set']) {
      const target = page.locator(`[id="${place}"]`)
      // The first one is where the address leads that the page was opened with.
      if (place !== 'operations') await page.evaluate(`location.hash = ${JSON.stringify(place)}`)
      await expect(target).toBeFocused()
      await expect(bar).toBeInViewport({ ratio: 1 })
      const { y } = (await target.boundingBox()) ?? { y: 0 }
      expect(y).toBeGreaterThanOrEqual(await lower())
    }
    expect((await bar.boundingBox())?.height).toBeLessThan(size.height / 4)
  })

test('The report follows the colours of the reader’s system', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 23, 26)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the report is whole, its links lead somewhere, and no dead control shows', async ({
    page,
  }, info) => {
    await openReport(page, info, sampleRun())
    await expect(page.getByRole('search')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('[data-row]:visible')).toHaveCount(25)
    const failure = page.getByRole('article', { name: 'accounts.balances.order' })
    await failure.locator('summary').first().click()
    await expect(failure.locator('mark').first()).toBeVisible()
    for (const link of await page.locator('a').all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await expect(page.locator(`[id=${JSON.stringify(id)}]`)).toHaveCount(1)
    }
  })
})
