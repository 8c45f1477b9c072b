import { existsSync } from 'node:fs'
import type { Browser } from 'playwright'
import { CommandError } from './command-error.js'
import { exitCode } from './exit-code.js'

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
  const installed = named === undefined ? usual.filter((path) => existsSync(path)) : []
  // Chromium refuses to be sandboxed by root, as in most containers.
  const chromiumSandbox = process.getuid?.() !== 0
  let first: unknown
  for (const executablePath of [named, ...installed])
    try {
      return await chromium.launch({ executablePath, chromiumSandbox })
    } catch (error) {
      first ??= error
    }
  const [said] = String(first).split('\n')
  throw new CommandError(
    `no Chromium could be started: ${said}\nInstall one: npx playwright install chromium; or name one of your own in ASSAY_CHROMIUM.`,
    exitCode.untested,
  )
}

/** Where package managers put it. */
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
