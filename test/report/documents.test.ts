import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { htmlReport } from '../../src/report/html/html-report.js'
import { runJson } from '../../src/report/run-json.js'
import { terminalReport } from '../../src/report/terminal.js'
import { assay } from '../cli/assay.js'
import { sampleRun } from './sample-run.js'

const title = 'Transactions and Customer Accounts'
const versions = 'accounts 0.14.0, transactions 0.27.1'

test('Every clause of the contract cites a document that has a title and a digest', () => {
  const { documents, interfaces } = loadContract()
  expect(documents.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(documents.flatMap((one) => one.interfaces)).toHaveLength(interfaces.length)
  for (const { clause } of interfaces.flatMap(({ requirements }) => requirements))
    expect(clause).toMatch(/^document [123],/)
})

test('Reports name the documents that their clauses cite', () => {
  const run = sampleRun()
  const options = { color: false, width: 120, paths: [] }
  const told = `  Document 1: ${title} (${versions}), SHA-256`
  expect(terminalReport(run, options)).toContain(told)
  expect(terminalReport({ ...run, requirements: [], findings: [] }, options)).not.toContain(told)
  const html = htmlReport(run).replaceAll(/\s+/g, ' ')
  expect(html).toContain(`<dt>Document 1</dt> <dd> ${title} (${versions})`)
  expect(html).toContain('ef'.repeat(32))
  expect(JSON.parse(runJson(run)).contract.documents).toEqual(run.contract.documents)
})

test('assay explain names the document that a clause cites', async () => {
  const { stdout } = await assay(['explain', 'accounts.balances.order'])
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    `document 1: Banking Data Interfaces: ${title} (${versions}), SHA-256 `,
  )
  const json = await assay(['explain', 'accounts.balances.order', '--json'])
  expect(json.stdout).toContain('c812fb84b777c07895fba928299498a26b28a04d3f6799148eb91e836d6faf27')
})
