import { defineConfig } from '@playwright/test'

/** A file for the outcome of every test, for programs. */
const outputFile = process.env['ASSAY_TEST_RESULTS']

/** Browser tests take their `test` from test/chromium/browser-test.ts, which provides the browser. */
export default defineConfig({
  testDir: 'test',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Some tests wait for processes, some for answers that never come: one more than there are processors on a small machine.
  workers: 3,
  // A test may certify all interfaces, on a machine that does other things as well.
  timeout: 180_000,
  reporter: outputFile ? [['dot'], ['json', { outputFile }]] : 'dot',
  globalTimeout: 150 * 60_000,
  projects: [
    { name: 'tests', testMatch: '**/*.test.ts', testIgnore: '**/gates/prove.test.ts' },
    // Takes minutes and both processors: last.
    { name: 'prove', testMatch: '**/gates/prove.test.ts' },
  ],
})
