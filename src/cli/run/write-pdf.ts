import { resolve } from 'node:path'
import { CommandError } from '../command-error.js'
import type { Drafts } from '../output/drafts.js'
import { openChromium } from '../open-chromium.js'

/** Prints a page as PDF; where there is no Chromium, the page itself is written in its place, and that is said. */
export async function writePdf(page: string, drafts: Drafts, place: string): Promise<void> {
  try {
    const pdf = await printed(page, place)
    await drafts.write(resolve(place), () => pdf, place)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const instead = place.replace(/pdf$/, 'html')
    process.stderr.write(`assay: ${instead} instead of ${place}: ${error.message}\n`)
    await drafts.write(resolve(instead), () => page, instead)
  }
}

/** With page numbers; the page loads nothing. */
async function printed(page: string, place: string): Promise<Uint8Array> {
  const browser = await openChromium(`--reporter audit=${place}`)
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
    const tab = await context.newPage()
    await tab.setContent(page)
    return await tab.pdf({
      format: 'A4',
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
      margin: { top: '18mm', right: '15mm', bottom: '18mm', left: '15mm' },
    })
  } finally {
    await browser.close()
  }
}

const footer = `<div style="width: 100%; margin: 0 15mm; font: 8px sans-serif; text-align: right">
  <span class="pageNumber"></span> / <span class="totalPages"></span>
</div>`
