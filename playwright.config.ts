import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'dot',
})
