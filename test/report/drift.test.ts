import { expect, test } from '@playwright/test'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import type { Run } from '../../src/run/run.js'
import { deviations, runWithDrift } from './run-with-drift.js'
import { sampleRun } from './sample-run.js'
import { schemaErrors } from './schema-errors.js'

const tell = (run: Run): string => terminalReport(run, { color: false, width: 100, paths: [] })
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

test('The terminal lists every deviation under its requirement, and counts them above', () => {
  const told = tell(runWithDrift())
  expect(told).toMatch(/^ {2}WARN {2}text\.strings\.set +should, drift$/m)
  expect(told).toMatch(/^ {2}drift +text, as served {3}4 deviations {3}1 error {3}0 warnings$/m)
  expect(told.replaceAll(/\s+/g, ' ')).toContain(
    '- getFormat: the contract has status 304, it has nothing, at /paths/~1text~1formats~1{formatId}/get/responses',
  )
  expect(told.match(/: the contract has/g)).toHaveLength(deviations.length)
  expect(told.replaceAll('\n', '')).not.toMatch(unseen)
  expect(tell(sampleRun())).not.toContain('drift')
})

test('The summary has a column of drift where a served definition was compared', () => {
  const told = summaryMarkdown(runWithDrift())
  expect(told).toMatch(/^\| interface \|.* drift \|$/m)
  expect(told).toMatch(/^\| `text` \|.* \| 4 \|$/m)
  expect(told).toMatch(/^\| `accounts` \|.* \| – \|$/m)
  expect(told).toContain('### WARN `text.strings.set` (should, definition drift)')
  expect(told).toContain('- setFormat: the contract has PUT /text/formats/{formatId}')
  expect(summaryMarkdown(sampleRun())).not.toContain('drift')
})

test('In a test report what should hold and does not is a case that passed, with a warning of every deviation', async () => {
  const report = junitReports(runWithDrift()).get('TEST-text.xml') ?? ''
  expect(report).not.toContain('<failure')
  expect(report).not.toContain('<skipped')
  expect(report).toContain('<system-out>warning, a should does not hold: expected')
  expect(report.match(/: the contract has/g)).toHaveLength(deviations.length)
  expect(await schemaErrors(report)).toEqual([])
})

test('For programs each deviation has its kind and its place', () => {
  const { served, findings } = JSON.parse(runJson(runWithDrift())) as Run
  expect(served[0]).toMatchObject({ interface: 'text', drift: 4, lint: { errors: 1 } })
  const [drift] = findings.filter(({ kind }) => kind === 'drift')
  expect(drift?.deviations?.slice(0, 3)).toEqual(deviations.slice(0, 3))
})
