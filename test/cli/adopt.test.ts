import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { requirementSetNames } from '../../src/contract/requirement-sets.js'
import { runJson } from '../../src/report/run-json.js'
import { holdToSet } from '../../src/run/hold-to-set.js'
import { sampleRun } from '../report/sample-run.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

const [newest = ''] = requirementSetNames()

test('a profile claims a set of requirements, and one that there is', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const profile = (set: string) =>
    `target: { baseUrl: ${baseUrl} }\nclaims: { interfaces: [text], requirements: ${set} }\n`
  await writeFile(join(folder, 'assay.yaml'), profile(newest))
  const { code, stderr } = await assay(['run', '--only', 'text.getFormat'], {
    folder,
    env: customer,
  })
  expect(code, stderr).toBe(0)
  expect((await readRun(join(folder, 'reports'))).requirementSet).toMatchObject({ name: newest })
  await writeFile(join(folder, 'assay.yaml'), profile('1999-01'))
  const wrong = await assay(['run'], { folder, env: customer })
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain("unknown set of requirements '1999-01'")
})

test('what adopting a newer set would change is shown, failures first', async ({ folder }) => {
  const run = sampleRun()
  const ids = run.requirements.map(({ id }) => id)
  const later = ['accounts.balances.order', 'accounts.listAccounts.labels']
  const set = { name: newest, ids: new Set(ids.filter((id) => !later.includes(id))) }
  await mkdir(join(folder, 'reports'))
  const file = join(folder, 'reports/run.json')
  await writeFile(file, runJson(holdToSet(run, set, new Set(ids))))
  const { stdout, code } = await assay(['adopt'], { folder })
  expect(code).toBe(0)
  expect(stdout).toContain(
    `The last run was held to ${newest}. Adopting all that there is scores 2 more`,
  )
  expect(stdout).toContain('  1 fail · 1 pass\n')
  expect(stdout).toMatch(
    /FAIL {2}accounts\.balances\.order\n(.*\n)+? +expected acc-7.*\n(.*\n)*? {2}PASS/,
  )
  expect(stdout).toContain('To adopt it, take claims.requirements out in the profile.')
  const told = JSON.parse((await assay(['adopt', '--json'], { folder })).stdout) as { later: [] }
  expect(told.later).toHaveLength(2)
  await writeFile(file, runJson(run))
  expect((await assay(['adopt'], { folder })).stdout).toContain('scored every requirement')
  const unknown = await assay(['adopt', '1999-01'], { folder })
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining(newest)])
})
