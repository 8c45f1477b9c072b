import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { sampleRun } from '../sample-run.js'
import { openReport } from './open-report.js'

const rows = '[data-row]:visible'

test('A filter stands in the address, and the address brings it back', async ({ page }, info) => {
  const { address } = await openReport(page, info, sampleRun())
  await page.getByRole('combobox', { name: 'Interface' }).selectOption('accounts')
  await page.getByRole('combobox', { name: 'Verdict' }).selectOption('fail')
  await page.getByRole('combobox', { name: 'Level' }).selectOption('must')
  await expect(page.getByText('6 of 25 entries match')).toBeVisible()
  expect(page.url()).toBe(`${address}#?interface=accounts&verdict=fail&level=must`)
  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await expect(page.locator(rows)).toHaveCount(6)
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('must')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator(rows)).toHaveCount(25)
  expect(page.url()).toBe(`${address}#`)
})

test('Text is looked for in requirement, sentence and clause, not in bodies', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  await page.getByRole('searchbox', { name: 'Text' }).fill('CURSOR-PAGING')
  await expect(page.locator(`.matrix ${rows}`)).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Text' }).fill('X-Hostile')
  await expect(page.locator(rows)).toHaveCount(0)
  await expect(page.getByText('0 of 25 entries match')).toBeVisible()
})

test('A click on a count leaves what it counts, and Back undoes it', async ({ page }, info) => {
  await openReport(page, info, sampleRun())
  await page.getByRole('link', { name: 'Customer accounts, 4 inconclusive: show them' }).click()
  await expect(page.locator(`#inconclusive ${rows}`)).toHaveCount(4)
  await expect(page.locator(`.matrix ${rows}`)).toHaveCount(4)
  await expect(page.locator(`#failures ${rows}`)).toHaveCount(0)
  await expect(page.locator('#inconclusive')).toBeFocused()
  await page.goBack()
  await expect(page.locator(rows)).toHaveCount(25)
})

test('A way to a section keeps the filter; a way to a hidden row lifts it', async ({
  page,
}, info) => {
  const { address } = await openReport(page, info, sampleRun(), '#?verdict=inconclusive')
  await page.getByRole('navigation').getByRole('link', { name: 'Clause matrix' }).click()
  expect(page.url()).toBe(`${address}#clauses?verdict=inconclusive`)
  await page.locator('#inconclusive').getByRole('link', { name: 'accounts.balances.order' }).click()
  await expect(page.locator('[id="requirement--accounts.balances.order"]')).toBeFocused()
  await expect(page.locator(rows)).toHaveCount(25)
})

test('A link to a finding opens the report at it, unfolded and in focus', async ({
  page,
}, info) => {
  const id = 'finding--accounts.balances.order--accounts-balances-come-in-order'
  await openReport(page, info, sampleRun(), `#${id}`)
  const finding = page.getByRole('article', { name: 'accounts.balances.order' })
  await expect(finding).toHaveAttribute('id', id)
  await expect(finding).toBeFocused()
  await expect(finding).toBeInViewport()
  await expect(finding.locator('mark').first()).toHaveText('"items": [')
  await expect(finding.locator('mark').first()).toBeVisible()
})

test('A broken address is no harm', async ({ page }, info) => {
  const { mischief } = await openReport(page, info, sampleRun(), '#%E0%A4%A?verdict=nonsense')
  await expect(page.getByRole('heading', { name: 'Not conformant' })).toBeVisible()
  expect(mischief).toEqual([])
})

test('The command that sends the request again can be copied', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReport(page, info, sampleRun())
  const finding = page.getByRole('article', { name: 'accounts.balances.order' })
  await finding.getByRole('button', { name: 'Copy' }).click()
  await expect(finding.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
    /^curl [^]*Bearer \$ASSAY_TOKEN[^]*accounts=acc-7,acc-2,acc-4'$/,
  )
})
