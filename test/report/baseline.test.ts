import { expect, test } from '@playwright/test'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import type { Run } from '../../src/run/run.js'
import { runWithBaseline } from './run-with-baseline.js'
import { schemaErrors } from './schema-errors.js'

const tell = (run: Run): string => terminalReport(run, { color: false, width: 100, paths: [] })
const known = ['accounts.balances.order', 'accounts.listAccounts.pages']

test('new failures are told in full, then known ones in a line each, and the verdict counts both', () => {
  const told = tell(runWithBaseline(known))
  expect(told).toContain('  FAIL  accounts.getAccount.404 ')
  expect(told.match(/^ {2}FAIL /gm)).toHaveLength(1)
  expect(told).toContain(
    [
      '  KNOWN  accounts.balances.order      ticket BANK-0',
      '  KNOWN  accounts.listAccounts.pages  ticket BANK-1',
      '',
    ].join('\n'),
  )
  expect(told.indexOf('FAIL  ')).toBeLessThan(told.indexOf('KNOWN  '))
  expect(told).toContain('  NOT CONFORMANT  1 new failure (2 known, in assay.baseline.yaml)\n')
  expect(told).toContain(' · 3 fail · ')
})

test('an entry that is stale is one line, which says what to remove', () => {
  const told = tell(runWithBaseline([...known, 'accounts.getAccount.404', 'text.strings.get']))
  expect(told).toContain(
    '  STALE  text.strings.get passed; remove its entry from assay.baseline.yaml:5 (ticket BANK-3)\n',
  )
  expect(told).toContain(
    '  NOT CONFORMANT  no new failure, 1 stale entry (3 known, in assay.baseline.yaml)\n',
  )
})

test('a run that conforms says that an entry is stale', () => {
  const run = runWithBaseline(['text.strings.get'])
  const totals = { ...run.totals, fail: 0, pass: run.totals.pass + run.totals.fail }
  expect(tell({ ...run, verdict: 'conformant', totals })).toMatch(
    /^ {2}CONFORMANT {5}1 stale entry in assay\.baseline\.yaml; in what was decided/m,
  )
})

test('for a gate on test results, a known failure is skipped and a stale entry fails', async () => {
  const documents = junitReports(runWithBaseline([...known, 'text.strings.get']))
  for (const document of documents.values()) expect(await schemaErrors(document)).toEqual([])
  const accounts = documents.get('TEST-accounts.xml') ?? ''
  expect(accounts).toContain('<testsuites name="accounts" tests="10" failures="1" errors="0" ')
  expect(accounts).toContain(
    '<skipped type="known" message="known failure: ticket BANK-0">known failure: ticket BANK-0\nBalances come in the order',
  )
  const text = documents.get('TEST-text.xml') ?? ''
  expect(text).toContain('failures="1"')
  expect(text).toContain(
    '<testcase classname="text.strings" name="text.strings.get: stale entry of the baseline" time="0.000">\n' +
      '      <failure type="stale" message="text.strings.get passed; remove its entry from assay.baseline.yaml:4 (ticket BANK-2)">',
  )
})

test('the summary has new failures in full, known ones and stale entries in a line each', () => {
  const summary = summaryMarkdown(runWithBaseline([...known, 'text.strings.get']))
  expect(summary).toContain('1 new failure, 1 stale entry (2 known, in `assay.baseline.yaml`).\n')
  expect(summary.match(/^### FAIL /gm)).toHaveLength(1)
  expect(summary).toContain('## New failures\n\n### FAIL `accounts.getAccount.404` (must)\n')
  expect(summary).toContain('## Known failures\n\n- `accounts.balances.order`: ticket BANK-0\n')
  expect(summary).toContain(
    '## Stale entries of the baseline\n\n- `text.strings.get` passed; remove its entry from',
  )
})

test('programs find the reasons, the count and what is stale', () => {
  const run: Run = JSON.parse(runJson(runWithBaseline([...known, 'text.strings.get'])))
  expect(run.requirements.find(({ id }) => id === 'accounts.balances.order')).toMatchObject({
    verdict: 'fail',
    known: 'ticket BANK-0',
  })
  expect(run.baseline).toEqual({
    file: 'assay.baseline.yaml',
    known: 2,
    stale: [{ why: 'passed', requirement: 'text.strings.get', because: 'ticket BANK-2', line: 4 }],
  })
  expect(run.totals.fail).toBe(3)
})

test('a reason can write no line of its own into a report', () => {
  const run = runWithBaseline(known, 'a\u001b[2J\n### FAIL b')
  expect(tell(run)).not.toContain('\u001b[2J')
  expect(summaryMarkdown(run).match(/^### FAIL /gm)).toHaveLength(1)
  expect(junitReports(run).get('TEST-accounts.xml')).not.toMatch(/^### FAIL/m)
})
