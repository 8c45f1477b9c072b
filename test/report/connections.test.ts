import { expect, test } from '@playwright/test'
import { htmlReport } from '../../src/report/html/html-report.js'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import { brokenConnections } from '../../src/run/broken-connections.js'
import type { Run } from '../../src/run/run.js'
import { sampleRun } from './sample-run.js'
import { schemaErrors } from './schema-errors.js'

const runOf = (broken: number): Run => {
  const connections = brokenConnections({ sent: 1400, broken }, 0.05)
  return { ...sampleRun(), ...(connections && { connections }) }
}

const reportsOf = (run: Run): readonly string[] => [
  htmlReport(run),
  summaryMarkdown(run),
  terminalReport(run, { color: false, width: 100, paths: [] }),
  ...junitReports(run).values(),
]

test('Every report warns of connections that broke', () => {
  const run = runOf(3)
  const told =
    '3 of 1,400 requests lost their connection before the answer was whole; those that only read were sent again'
  // Lines break at the width of a terminal.
  for (const report of reportsOf(run)) expect(report.replaceAll(/\s+/g, ' ')).toContain(told)
  expect(JSON.parse(runJson(run))).toMatchObject({ connections: { sent: 1400, broken: 3 } })
  for (const report of reportsOf(runOf(0))) expect(report).not.toContain('connection before')
})

test('Where too many broke, every report says that nothing is decided by that', async () => {
  const run = runOf(71)
  for (const report of reportsOf(run)) expect(report).toContain('limits.brokenConnections')
  for (const document of junitReports(run).values()) {
    expect(document).toContain('<error type="connections"')
    expect(await schemaErrors(document)).toEqual([])
  }
})

test('A share is one of at least twenty requests, and up to the limit it is tolerated', () => {
  const unsteady = (sent: number, broken: number) =>
    brokenConnections({ sent, broken }, 0.05)?.unsteady ?? false
  expect([unsteady(19, 19), unsteady(20, 2), unsteady(100, 5), unsteady(100, 6)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(brokenConnections({ sent: 100, broken: 0 }, 0)).toBeUndefined()
})
