import { expect, test } from '@playwright/test'
import { runScript } from './run-script.js'

test('Every requirement can fail, and no liberty is failed (npm run prove)', async () => {
  test.setTimeout(120 * 60_000)
  const { ok, said } = await runScript('prove')
  expect(ok, said).toBe(true)
})
