import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { plant } from '../../proof/plant.js'
import { listDefects } from '../../proof/list-defects.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { browserTest } from '../chromium/browser-test.js'
import { assay } from '../cli/assay.js'
import { isUpdating } from './is-updating.js'

const picture = join(packageRoot, 'docs/report.png')
const size = { width: 1100, height: 1450 }

/** What fails, and a few requirements of every interface: as much of a report as the picture shows looks no different. */
const few = [
  'accounts.balances.order',
  '*.without-credentials',
  '*.authentication.*',
  'messages.*.body',
]

browserTest.use({ viewport: size, colorScheme: 'light', timezoneId: 'UTC', locale: 'en' })

browserTest('The picture in the README shows a report as it looks now', async ({ page }, info) => {
  browserTest.setTimeout(120_000)
  const defects = (await listDefects()).filter(({ name }) => name === 'balances-in-order-of-books')
  const bank = await serveBank({ ...plant(defects), extraAccounts: 110 })
  try {
    // The profile names files beside it.
    const folder = info.outputPath('examples')
    await cp(join(packageRoot, 'examples'), folder, { recursive: true })
    const path = join(folder, 'reference-bank.yaml')
    const text = readFileSync(path, 'utf8').replace('name: Reference bank', 'name: Sandbox')
    await writeFile(path, text)
    const args = ['run', '--profile', path, '--base-url', bank.baseUrl, '--out']
    const selection = isUpdating(info) ? [] : ['--only', ...few]
    const { code } = await assay([...args, info.outputPath('reports'), ...selection], {
      env: bankSecrets,
    })
    expect(code).toBe(1)
  } finally {
    await bank.close()
  }
  const html = info.outputPath('reports', 'index.html')
  const source = readFileSync(html, 'utf8')
  await writeFile(html, source.replaceAll(new URL(bank.baseUrl).host, 'sandbox.example.bank'))
  await page.goto(pathToFileURL(html).href)

  // What a reader of the picture is to see must be on it.
  await expect(page.getByRole('heading', { name: 'Not conformant' })).toBeInViewport()
  await expect(page.getByText('was tested against 7 interfaces')).toBeInViewport()
  await expect(page.getByText('accounts.balances.order').first()).toBeInViewport()
  if (isUpdating(info)) await page.screenshot({ path: picture })

  const image = readFileSync(picture)
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)]
  expect({ width, height }).toEqual(size)
  expect(image.length).toBeLessThan(200 * 1024)
})
