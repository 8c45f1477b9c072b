import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'

test('A run of all interfaces gives the same verdicts when it is judged again', async ({
  folder,
}) => {
  test.slow()
  const { code, stdout } = await assay(['run'], { folder })
  expect(code, stdout).toBe(0)
  expect((await assay(['bundle', 'whole.zip'], { folder })).code).toBe(0)
  const verified = await assay(['verify', 'whole.zip'], { folder })
  expect(verified.code, verified.stdout).toBe(0)
  expect(verified.stdout).toMatch(/judged again .* 0 differ/)
})
