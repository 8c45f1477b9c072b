import { expect, test } from '@playwright/test'
import { nextCommand } from '../../src/cli/run/next-command.js'
import { sampleRun } from '../report/sample-run.js'

test('What goes on from a part names a profile only where it is not the usual one', () => {
  const after = (profile: string): string =>
    nextCommand({ profile, failed: true }, sampleRun(), false)
  expect(after('assay.yaml')).toBe('\n  This was a part. The whole: npx assay run\n')
  expect(after('bank.yaml')).toBe(
    '\n  This was a part. The whole: npx assay run --profile bank.yaml\n',
  )
})
