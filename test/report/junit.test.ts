import { expect, test } from '@playwright/test'
import { junitReports } from '../../src/report/junit.js'
import { sampleRun } from './sample-run.js'
import { schemaErrors } from './schema-errors.js'

const reports = () => junitReports(sampleRun())
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
  expect(reports().get('TEST-transactions.xml')).toContain('errors="1" skipped="0"')
})

test('a suite names the file of its judge and its time in seconds', () => {
  expect(accounts()).toContain(
    '<testsuite name="accounts: accounts/balances-come-in-order" tests="2" failures="1" errors="0" ' +
      'skipped="1" time="0.013" timestamp="2026-03-02T09:15:00.000Z" file="suites/accounts/balances/balances-order.scenario.ts">',
  )
})

test('a failure says what was expected, what was answered and how to see it again', () => {
  expect(accounts()).toContain(
    '<testcase classname="accounts.balances" name="accounts.balances.order: Balances come back in ' +
      'the order in which they were asked for" time="0.013">\n      <failure type="must" ' +
      'message="expected acc-7, acc-2, acc-4, answered acc-2, acc-4, acc-7">Balances come in the order',
  )
  expect(accounts()).toContain(
    'expected acc-7, acc-2, acc-4\nanswered acc-2, acc-4, acc-7\nat /items\nexchange 88, 91\ncurl -H',
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

test('findings that would have the same name get numbers', async () => {
  const run = sampleRun()
  const document = junitReports({ ...run, findings: [...run.findings, ...run.findings] })
  const twice = document.get('TEST-accounts.xml') ?? ''
  expect(await schemaErrors(twice)).toEqual([])
  expect(twice).toContain('they were asked for (2)"')
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
