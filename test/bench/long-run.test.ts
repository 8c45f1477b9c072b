import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'

test('A run holds no more after many exchanges than after a few', async () => {
  const program = join(packageRoot, 'dist/bench/long-run.js')
  const counts = ['6000', '9000']
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-opt',
    '--no-sparkplug',
    program,
    ...counts,
  ])
  const [few = NaN, many = NaN] = JSON.parse(stdout) as readonly number[]
  // Compiled code would come and go with the machine's pace: it is not what a run holds, and stays out.
  // An answer has some 5,000 bytes, and several times as many once it is read. Tokens of the sessions and
  // cookies that were named are remembered up to a bound, which some 5,000 exchanges come to.
  const bytesEach = ((many - few) * 1e6) / 3000
  expect(bytesEach).toBeLessThan(400)
})
