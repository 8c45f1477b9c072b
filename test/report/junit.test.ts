import { expect, test } from '@playwright/test'
import { junitReport, junitReports } from '../../src/report/junit.js'
import { sampleRun } from './sample-run.js'
import { schemaErrors } from './schema-errors.js'
import type { RequirementResult } from '../../src/run/requirement-result.js'

const reports = () => junitReports(sampleRun())
const notClaimed = (one: RequirementResult): RequirementResult => ({
  ...one,
  judges: [],
  verdict: 'none',
  because: 'not claimed',
  remedy: undefined,
  kind: undefined,
  known: undefined,
})
const accounts = () => reports().get('TEST-accounts.xml') ?? ''

test('there is one file for each interface, valid for Jenkins', async () => {
  expect([...reports().keys()]).toEqual([
    'TEST-accounts.xml',
    'TEST-transactions.xml',
    'TEST-text.xml',
  ])
  for (const document of reports().values()) expect(await schemaErrors(document)).toEqual([])
})

test('the schema refuses what Jenkins refuses', async () => {
  const wrong = accounts().replace('<testcase ', '<testcase file="x.ts" ')
  expect(await schemaErrors(wrong)).not.toEqual([])
})

test('the counts are those of the cases', () => {
  expect(accounts()).toContain('<testsuites name="accounts" tests="10" failures="3" errors="0" ')
  expect(accounts().match(/<testcase /g)).toHaveLength(10)
  expect(accounts().match(/<failure /g)).toHaveLength(3)
  expect(accounts().match(/<skipped /g)).toHaveLength(6)
  expect(reports().get('TEST-transactions.xml')).toContain('errors="1"')
})

test('a suite is a resource, with the time of its longest judge in seconds', () => {
  expect(accounts()).toContain(
    '<testsuite name="accounts.balances" tests="5" failures="1" errors="0" ' +
      'skipped="4" time="0.013" timestamp="2026-03-02T09:15:00.000Z">',
  )
})

test('a case is named for the sentence of its requirement, whatever is claimed and whatever decides it', () => {
  const run = sampleRun()
  const names = (documents: ReadonlyMap<string, string>) =>
    [...documents.values()].flatMap((document) => document.match(/<testcase [^>]* name="[^"]*"/g))
  const unclaimed = {
    ...run,
    judges: [],
    requirements: run.requirements.map(notClaimed),
    findings: [],
  }
  expect(names(junitReports(unclaimed))).toEqual(names(junitReports(run)))
  expect(new Set(names(junitReports(run))).size).toBe(run.requirements.length)
})

test('all interfaces may stand in one document', async () => {
  const document = junitReport(sampleRun())
  expect(await schemaErrors(document)).toEqual([])
  expect(document.match(/<testcase /g)).toHaveLength(sampleRun().requirements.length)
})

test('a failure says what was expected, what was answered and how to see it again', () => {
  expect(accounts()).toContain(
    '<testcase classname="accounts.balances" name="accounts.balances.order: Balances come in the ' +
      'order in which the accounts were requested." time="0.013">\n      <failure type="must" ' +
      'message="expected acc-7, acc-2, acc-4, answered acc-2, acc-4, acc-7">Balances come in the order',
  )
  expect(accounts()).toContain(
    'sent GET /api/banking/accountBalances?accounts=acc-7,acc-2,acc-4\nexpected acc-7, acc-2, acc-4\nanswered acc-2, acc-4, acc-7\nat /items\nexchange 88\nalso in exchange 91 and 5 more\ncurl -H',
  )
})

test('what is inconclusive or left open is skipped, with the reason in attribute and body', () => {
  const why = 'need the banking core to be down; to decide it: add hooks.outage'
  expect(accounts()).toContain(`<skipped type="inconclusive" message="${why}">${why}</skipped>`)
  const gap = 'the documents do not show it'
  expect(accounts()).toContain(`<skipped type="none" message="${gap}">${gap}</skipped>`)
})

test('an error of ours is an error, not a failure', () => {
  const transactions = reports().get('TEST-transactions.xml')
  expect(transactions).toContain(
    '<error type="error" message="the target did not answer within 30 s">',
  )
  expect(transactions).not.toContain('<failure')
})

test('a target cannot write lines of its own into a report', () => {
  expect(accounts()).not.toMatch(/^\s*PASS/m)
  expect(accounts()).not.toContain('<script')
})

test('a failure that takes several requests lists them, a line each', () => {
  expect(accounts()).toMatch(
    /1\. PUT \/a, \{"b":1\} → status 200 \(due: status 200\), exchange 88\n2\. PUT \/a, If-Match of request 1 /,
  )
})
