import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page, TestInfo } from '@playwright/test'
import { htmlReport } from '../../../src/report/html/html-report.js'
import type { Run } from '../../../src/run/run.js'

/** A report that stands in a browser, and what the page did that it should not have done. */
export interface OpenReport {
  /** Address of the file, without a fragment. */
  readonly address: string
  /** Requests, errors, refused loads and dialogs since it was opened, the page itself left out. */
  readonly mischief: readonly string[]
}

/** Writes a run as HTML and opens the file as a reader would, without a server. */
export async function openReport(
  page: Page,
  info: TestInfo,
  run: Run,
  fragment = '',
): Promise<OpenReport> {
  const file = info.outputPath('index.html')
  await writeFile(file, htmlReport(run))
  const address = pathToFileURL(file).href
  const mischief: string[] = []
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address) mischief.push(`request ${request.url()}`)
  })
  page.on('console', (message) => mischief.push(`console ${message.text()}`))
  page.on('pageerror', (error) => mischief.push(`error ${error.message}`))
  page.on('dialog', (dialog) => {
    mischief.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(address + fragment)
  return { address, mischief }
}
