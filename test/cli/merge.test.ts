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

test('What runs exercised is folded: missed is what none of them reached', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const only = { one: 'text.getFormat', other: 'text.getStrings' }
  for (const [out, id] of Object.entries(only)) {
    const args = ['run', '-u', baseUrl, '--out', out, '-i', 'text', '--only', id]
    const { code, stdout } = await assay(args, { folder, env: customer })
    expect(code, stdout).toBe(0)
  }
  await assay(['merge', 'one', 'other', '-o', 'both'], { folder })
  const missedIn = async (out: string): Promise<readonly string[]> => {
    const [text] = (await readRun(join(folder, out))).interfaces
    const { counts, missed = [] } = text?.exercised ?? {}
    for (const kind of ['operations', 'responses', 'parameters', 'members', 'links'] as const) {
      const { reached = 0, of = 0 } = counts?.[kind] ?? {}
      expect(missed.filter((each) => each.kind === kind)).toHaveLength(of - reached)
    }
    return missed.map(({ kind, name }) => `${kind} ${name}`)
  }
  const [one, other, both] = [
    await missedIn('one'),
    await missedIn('other'),
    await missedIn('both'),
  ]
  const ofOperations = (all: readonly string[]) => all.filter((name) => !name.startsWith('members'))
  const byNone = ofOperations(one).filter((name) => other.includes(name))
  expect(ofOperations(both).toSorted()).toEqual(byNone.toSorted())
  expect(byNone.length).toBeLessThan(Math.min(ofOperations(one).length, ofOperations(other).length))
})
