import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { withUsualProfile } from '../cli/with-usual-profile.js'
import { packageRoot } from '../package-root.js'
import { type AssayOptions, keepOptions } from './assay-options.js'

const program = join(packageRoot, 'dist', 'program')

/**
 * A configuration of Playwright in which each scenario, and each law with its operation, is a test. `--shard`, retries,
 * UI mode, traces and merged blob reports work, and the reports of Assay are written of what all of them found.
 *
 * @example
 * // playwright.config.js
 * import { defineAssay } from 'assay/playwright'
 * export default defineAssay({ profile: 'assay.yaml' })
 */
export function defineAssay(options: AssayOptions = {}): PlaywrightTestConfig {
  const named = withUsualProfile(options)
  keepOptions(named)
  const isEmbedded = named.profile === undefined && named.baseUrl === undefined
  return {
    testDir: program,
    testMatch: 'playwright-tests.js',
    outputDir: join(process.cwd(), 'test-results'),
    fullyParallel: true,
    timeout: 120_000,
    // Workers would get in each other's way at one target; of the reference bank, each has one of its own.
    workers: isEmbedded ? undefined : 1,
    reporter: [['list'], [join(program, 'playwright-reporter.js')]],
  }
}
