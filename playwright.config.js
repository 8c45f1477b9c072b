import { defineConfig } from '@playwright/test'
import { shortenStacks } from './test/shorten-stacks.js'

// `npm run build` compiles tests with everything else: workers need not translate what they load (test/playwright.js).
process.env['PW_DISABLE_TS_ESM'] = '1'

// The configuration is loaded by each worker.
shortenStacks()

/** A file for the outcome of every test, for programs. */
const outputFile = process.env['ASSAY_TEST_RESULTS']

/** Where the tests are when they are compiled. Playwright calls them by their sources, and finds them by these as well. */
const testDir = 'dist/test'

/** Browser tests take their `test` from test/chromium/browser-test.ts, which provides the browser. */
export default defineConfig({
  testDir: 'test',
  globalSetup: './test/require-build.js',
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Some tests wait for processes, some for answers that never come: one more than there are processors on a small
  // machine, and one that the proof has to itself.
  workers: 4,
  // A test may certify all interfaces, on a machine that does other things as well.
  timeout: 180_000,
  reporter: outputFile ? [['dot'], ['json', { outputFile }]] : 'dot',
  globalTimeout: 150 * 60_000,
  projects: [
    // First, as it takes longest: it leaves the processors for others.
    { name: 'prove', testDir, testMatch: '**/gates/prove.test.js' },
    { name: 'tests', testDir, testMatch: '**/*.test.js', testIgnore: '**/gates/prove.test.js' },
  ],
})
