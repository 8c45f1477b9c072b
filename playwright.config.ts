import { defineConfig } from '@playwright/test'

/** Browser tests take their `test` from test/chromium/browser-test.ts, which provides the browser. */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'dot',
})
