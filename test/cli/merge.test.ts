import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

test('runs of two interfaces are folded into what one run comes to', async ({ folder, open }) => {
  const { baseUrl } = await open({ defects: ['accepted-names-getFormat-formatId-bad-character'] })
  const run = (out: string, ...more: readonly string[]) =>
    assay(['run', '-u', baseUrl, '--seed', '1', '--out', out, ...more], { folder, env: customer })
  const text = ['-i', 'text', '--only', 'text.getFormat']
  const institutions = [
    '-i',
    'institutions',
    '--only',
    'institutions.listAccessLocationsForInstitution.answers',
  ]
  await run('a', ...text)
  await run('b', ...institutions)
  const both = ['-i', 'text', 'institutions', '--only', 'text.getFormat']
  const whole = await run(
    'whole',
    ...both,
    'institutions.listAccessLocationsForInstitution.answers',
  )
  const merged = await assay(['merge', 'a', 'b', '-o', 'all', '-r', 'ctrf'], { folder })
  expect([merged.code, whole.code]).toEqual([1, 1])
  const [one, other] = [await readRun(join(folder, 'all')), await readRun(join(folder, 'whole'))]
  const verdicts = ({ requirements }: typeof one) =>
    Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]))
  expect(verdicts(one)).toEqual(verdicts(other))
  expect(one.totals).toEqual(other.totals)
  expect(one.contract.digest).toBe(other.contract.digest)

  const failed = one.requirements.find(({ verdict }) => verdict === 'fail')?.id ?? ''
  const shown = await assay(['show', failed, '--out', 'all'], { folder })
  expect(shown.stdout).toContain(failed)
  const again = await assay(['merge', 'a', 'nowhere'], { folder })
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('nowhere')])
})
