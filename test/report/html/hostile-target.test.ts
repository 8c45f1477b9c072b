import { expect } from '@playwright/test'
import { browserTest as test } from '../../chromium/browser-test.js'
import { hostile } from '../sample/hostile.js'
import { sampleRun } from '../sample-run.js'
import { openReport } from './open-report.js'
import { poisonedRun } from './poisoned-run.js'

test('Hostile strings do nothing: no script, no request, no dialog, no link, no foreign element', async ({
  page,
}, info) => {
  const { mischief } = await openReport(page, info, poisonedRun())
  await page.getByRole('button', { name: 'Unfold evidence' }).click()
  await page.getByRole('searchbox', { name: 'Text' }).fill('pwned')
  await expect(page.locator('[data-row]:visible')).toHaveCount(25)
  expect(await page.evaluate('window.pwned')).toBeUndefined()
  await expect(page.locator('script')).toHaveCount(1)
  await expect(page.locator('img, iframe, object, embed, base, link, [onerror]')).toHaveCount(0)
  await expect(page.locator('a:not([href^="#"])')).toHaveCount(0)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('footer#particulars')).toHaveCount(1)
  expect(mischief).toEqual([])
})

test('What cannot be seen is written out, and what is written stays as the target sent it', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  const page1 = page.getByRole('article', { name: 'accounts.listAccounts.pages' })
  const actual = page1.locator('dd.said').nth(1)
  await expect(actual).toContainText('rtl\\u202Eevil')
  await expect(actual).toContainText('</script><script>window.pwned=1</script>')
  await expect(actual).toContainText('\\x1B[31mred')
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u)
  expect(hostile).toMatch(/\p{Bidi_Control}/u)
})

test('Secrets stand as they were recorded, and the command names their variables', async ({
  page,
}, info) => {
  await openReport(page, info, sampleRun())
  const failure = page.getByRole('article', { name: 'accounts.balances.order' })
  await failure.locator('summary').first().click()
  await expect(failure.getByLabel('Request as text').first()).toContainText(
    'Authorization: Bearer ‹token·3f2a›',
  )
  await expect(failure.locator('.again')).toContainText('Bearer $ASSAY_TOKEN')
})

test('Even a script that got in would not run: the policy names our own alone', async ({
  page,
}, info) => {
  const { mischief } = await openReport(page, info, sampleRun())
  await page.evaluate(`{
    const script = document.createElement('script')
    script.textContent = 'window.pwned = 1'
    document.body.append(script)
    const image = document.createElement('img')
    image.src = 'https://evil.example/x.png'
    document.body.append(image)
  }`)
  const refusals = () =>
    mischief.filter(
      (line) => line.startsWith('console') && line.includes('Content Security Policy'),
    )
  await expect.poll(refusals).toHaveLength(2)
  expect(await page.evaluate('window.pwned')).toBeUndefined()
})
