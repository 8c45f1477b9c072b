import { existsSync } from 'node:fs'
import type { Browser } from 'playwright'
import { CommandError } from './command-error.js'

/**
 * Starts a headless Chromium. Playwright is an optional peer: all else goes without.
 *
 * @param what needs it, as the user wrote it
 * @throws CommandError where there is none
 */
export async function openChromium(what: string): Promise<Browser> {
  const { chromium } = await import('playwright').catch(() => {
    throw new CommandError(
      `${what} needs Playwright, which is not installed\nInstall it: npm install playwright && npx playwright install chromium`,
    )
  })
  const named = process.env['ASSAY_CHROMIUM']
  // Chromium refuses to be sandboxed by root, as in most containers.
  const chromiumSandbox = process.getuid?.() !== 0
  try {
    return await chromium.launch({ executablePath: named, chromiumSandbox })
  } catch (error) {
    const [installed] = named === undefined ? usual.filter((path) => existsSync(path)) : []
    if (installed !== undefined)
      return await chromium.launch({ executablePath: installed, chromiumSandbox })
    const [said] = String(error).split('\n')
    throw new CommandError(
      `no Chromium could be started: ${said}\nInstall one: npx playwright install chromium; or name one of your own in ASSAY_CHROMIUM.`,
    )
  }
}

/** Where package managers put it. */
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
