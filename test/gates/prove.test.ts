import { setPriority } from 'node:os'
import { expect, test } from '@playwright/test'
import { startAssay } from '../cli/start-assay.js'

/** It takes the time of the processors that tests beside it leave. */
const polite = 15

test('Every requirement can fail, and no liberty is failed (npm run prove)', async () => {
  test.setTimeout(120 * 60_000)
  const { child, ended } = startAssay(['prove'])
  if (child.pid !== undefined) setPriority(child.pid, polite)
  // Where this takes too long, the output says how far it came.
  child.stderr?.pipe(process.stderr)
  const { code, stdout, stderr } = await ended
  expect(code, stdout + stderr).toBe(0)
})
