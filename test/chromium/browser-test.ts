import { test } from '@playwright/test'
import { chromiumArguments } from './chromium-arguments.js'
import { provideChromium } from './provide-chromium.js'

/**
 * Playwright's `test` for tests that use `page`: the browser is found, or installed, when the first of them starts.
 * Tests that use the plain `test` never pay for it.
 */
export const browserTest = test.extend<object, object>({
  // A page of a context of its own costs more than most tests do with it; Playwright clears it between two tests.
  reuseContext: [true, { scope: 'worker' }],
  launchOptions: [
    async ({}, use) => {
      await use({ executablePath: await provideChromium(), args: [...chromiumArguments] })
    },
    // The first run on a bare machine downloads a browser.
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
})
