import { expect, test } from '@playwright/test'
import { htmlReport } from '../../src/report/html/html-report.js'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import { exitCodeOf } from '../../src/cli/run/exit-code-of.js'
import type { Run } from '../../src/run/run.js'
import { hostile } from './sample/hostile.js'
import { sampleRun } from './sample-run.js'
import { schemaErrors } from './schema-errors.js'

const because =
  'Exchange 3 was expected to have status 200 and had status 400; what follows depends on it.'

const runOf = (more = ''): Run => ({
  ...sampleRun(),
  requirements: sampleRun().requirements.filter(({ verdict }) => verdict === 'pass'),
  totals: { planned: 1, pass: 1, warn: 0, fail: 0, inconclusive: 0, error: 0, none: 0 },
  lint: [],
  verdict: 'not decided',
  surprises: [
    {
      scenario: 'accounts/account-same',
      interface: 'accounts',
      operation: 'getAccount',
      exchange: 3,
      because: `${because}${more}`,
    },
  ],
})

test('Every report lists what surprised Assay, and the run ends with 3', async () => {
  const run = runOf()
  const told = 'getAccount, in accounts/account-same: Exchange 3 was expected to have status 200'
  const [document = ''] = junitReports(run).values()
  const terminal = terminalReport(run, { color: false, width: 100, paths: [] })
  for (const report of [htmlReport(run), summaryMarkdown(run), terminal, document])
    expect(report).toContain(told)
  expect(terminal).toContain('1 answer surprised Assay, and no requirement failed for it')
  expect(document).toContain('<error type="surprise"')
  expect(await schemaErrors(document)).toEqual([])
  expect(JSON.parse(runJson(run))).toMatchObject({ surprises: [{ exchange: 3, because }] })
  expect(exitCodeOf(run, {})).toBe(3)
})

test('What the target said in a surprise is escaped', async () => {
  const run = runOf(hostile)
  const terminal = terminalReport(run, { color: false, width: 100, paths: [] })
  expect(terminal).not.toContain('\u001B')
  expect(htmlReport(run)).not.toContain('<script>alert')
  for (const document of junitReports(run).values())
    expect(await schemaErrors(document)).toEqual([])
})
