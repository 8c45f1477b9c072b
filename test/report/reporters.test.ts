import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { packageRoot } from '../../src/package-root.js'
import { reporters } from '../../src/report/reporters.js'
import type { Run } from '../../src/run/run.js'
import { runWithBaseline } from './run-with-baseline.js'
import { runWithDrift } from './run-with-drift.js'
import { sampleRun } from './sample-run.js'

/** What a schema in test/report/schemas has against a document; empty for nothing. */
function faults(schema: string, document: string): string {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  const text = readFileSync(join(packageRoot, 'test/report/schemas', schema), 'utf8')
  const fits = ajv.validate(JSON.parse(text) as object, JSON.parse(document))
  return fits ? '' : ajv.errorsText()
}

const report = async (name: keyof typeof reporters, run: Run): Promise<string> =>
  (await reporters[name].load())(run)

const runs = {
  sample: sampleRun(),
  drift: runWithDrift(),
  baseline: runWithBaseline(['accounts.balances.order', 'text.strings.get']),
  empty: { ...sampleRun(), requirements: [], findings: [], interfaces: [], lint: [] },
}

for (const [name, run] of Object.entries(runs)) {
  test(`the schemas accept the reports of a run: ${name}`, async () => {
    expect(faults('ctrf.schema.json', await report('ctrf', run))).toBe('')
    expect(faults('sarif-2.1.0.schema.json', await report('sarif', run))).toBe('')
    expect(faults('badge.schema.json', await report('badge', run))).toBe('')
  })

  test(`annotations keep to what GitHub shows: ${name}`, async () => {
    const lines = (await report('github', run)).split('\n').slice(0, -1)
    for (const kind of ['error', 'warning', 'notice'])
      expect(lines.filter((line) => line.startsWith(`::${kind} `)).length).toBeLessThan(11)
    for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) [^\n]*::[^\n]+$/)
  })

  test(`a spreadsheet reads as many rows as there are requirements: ${name}`, async () => {
    const table = rowsOf(await report('csv', run))
    expect(table).toHaveLength(run.requirements.length + 1)
    for (const cells of table) expect(cells).toHaveLength(table[0]?.length ?? 0)
    for (const cell of table.flat()) expect(cell).not.toMatch(/^[=+\-@]/)
  })
}

/** As RFC 4180 has it: quoted cells, CR LF after each row. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const cell = '"(?:[^"]|"")*"'
  expect(text).toMatch(new RegExp(`^(?:${cell}(?:,${cell})*\\r\\n)*$`))
  return [...text.matchAll(new RegExp(`${cell}(?:,${cell})*\\r\\n`, 'g'))].map(([row]) =>
    [...row.matchAll(new RegExp(cell, 'g'))].map(([one]) => one.slice(1, -1).replaceAll('""', '"')),
  )
}

test('a schema refuses what is wrong', async () => {
  const wrong = (await report('ctrf', sampleRun())).replace('"CTRF"', '"CTR"')
  expect(faults('ctrf.schema.json', wrong)).toContain('reportFormat')
  const log = (await report('sarif', sampleRun())).replace('"error"', '"fatal"')
  expect(faults('sarif-2.1.0.schema.json', log)).toContain('level')
})

test('in CTRF the sums are those of the run, and a known failure is no failure', async () => {
  const { summary, tests } = (
    JSON.parse(await report('ctrf', runWithBaseline(['accounts.balances.order']))) as {
      results: { summary: object; tests: { name: string; status: string }[] }
    }
  ).results
  const { pass, fail, error } = sampleRun().totals
  expect(summary).toMatchObject({ passed: pass, failed: fail - 1 + error })
  const known = tests.find(({ name }) => name.startsWith('accounts.balances.order: '))
  expect(known).toMatchObject({ status: 'other', rawStatus: 'known failure' })
})

test('in SARIF a known failure is suppressed with its reason, and results keep their fingerprints', async () => {
  const [{ results }] = (
    JSON.parse(await report('sarif', runWithBaseline(['accounts.balances.order']))) as {
      runs: [{ results: { ruleId: string; suppressions?: object[] }[] }]
    }
  ).runs
  expect(results.find(({ ruleId }) => ruleId === 'accounts.balances.order')).toMatchObject({
    suppressions: [{ kind: 'external', justification: 'ticket BANK-0' }],
    partialFingerprints: { 'requirement/v1': 'accounts.balances.order' },
  })
  expect(results.map(({ ruleId }) => ruleId)).toContain('assay-operation-errors')
})

test('new failures come before all else, and what GitHub would drop is counted', async () => {
  const run = sampleRun()
  const [failed] = run.requirements.filter(({ verdict }) => verdict === 'fail')
  const [finding] = run.findings.filter(({ requirement }) => requirement === failed?.id)
  if (failed === undefined || finding === undefined) throw new Error('no failure in the sample')
  const ids = Array.from({ length: 30 }, (_, index) => `accounts.more.${index}`)
  const many: Run = {
    ...run,
    requirements: [...run.requirements, ...ids.map((id) => ({ ...failed, id }))],
    findings: [...run.findings, ...ids.map((requirement) => ({ ...finding, requirement }))],
  }
  const lines = (await report('github', many)).split('\n')
  const errors = lines.filter((line) => line.startsWith('::error '))
  expect(errors).toHaveLength(10)
  expect(errors[0]).toContain(`title=${failed.id}`)
  expect(errors.at(-1)).toMatch(/title=\d+ more::\d+ further failures are in the summary/)
})

test('compared with an earlier run, what is new comes before what failed in it as well', async () => {
  const run = sampleRun()
  const failed = run.requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
  const [fresh = ''] = failed.slice(-1)
  const compared: Run = {
    ...run,
    requirements: run.requirements.map((one) => ({
      ...one,
      previous: one.id === fresh ? 'pass' : one.verdict,
    })),
  }
  const [first = '', second = ''] = (await report('github', compared)).split('\n')
  expect(first).toContain(`title=${fresh}`)
  expect(first).not.toContain('(as before)')
  expect(second).toContain('(as before)::')
})

test('the badge says how many failed, and whether that is known', async () => {
  const told = async (run: Run): Promise<unknown> => JSON.parse(await report('badge', run))
  expect(await told(sampleRun())).toMatchObject({ color: 'red' })
  const conformant = { ...sampleRun(), verdict: 'conformant' as const }
  expect(await told(conformant)).toEqual({
    schemaVersion: 1,
    label: 'Assay',
    message: 'conformant',
    color: 'brightgreen',
  })
})

for (const [name, run] of Object.entries(runs))
  test(`the audit report has a row for each requirement, and the conclusion: ${name}`, async () => {
    const page = await report('audit', run)
    expect(page).toContain(`Conclusion: ${run.verdict}`)
    expect(page.split('<section class="annex">')[1]?.split('<th scope="row">')).toHaveLength(
      run.requirements.length + 1,
    )
    const broken = run.requirements.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))
    expect(page.split('<div class="finding">')).toHaveLength(broken.length + 1)
    expect(page).not.toContain('<script')
  })
