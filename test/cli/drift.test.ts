import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

test('A definition that is served and drifts is linted, compared and told place by place', async ({
  open,
  folder,
}) => {
  const { baseUrl } = await open({
    defects: [
      'invalid-definition-identifier-twice',
      'served-definitions-subgroups-number',
      'served-definitions-without-304',
      'served-definitions-without-setFormat',
    ],
  })
  const { code, stdout } = await assay(
    ['run', '--base-url', baseUrl, '--interface', 'text', '--only', 'text.apiDoc.*', '--out', 'it'],
    { folder, env: customer },
  )
  expect(code, stdout).toBe(0)
  expect(stdout).toMatch(/^ {2}drift +text, as served {3}3 deviations {3}1 error {3}0 warnings$/m)

  const { served, findings, requirements } = await readRun(join(folder, 'it'))
  expect(served).toMatchObject([{ name: 'text, as served', drift: 3, lint: { errors: 1 } }])
  expect(served[0]?.lint?.remarks.map(({ rule }) => rule)).toEqual(['operation-id-unique'])
  expect(findings.flatMap(({ deviations = [] }) => deviations.map(({ kind }) => kind))).toEqual([
    'operation',
    'parameter',
    'status',
  ])
  expect(
    requirements
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
      .map(({ id, verdict, kind }) => [id, verdict, kind]),
  ).toEqual([
    ['text.apiDoc.valid', 'warn', undefined],
    ['text.apiDoc.operations', 'warn', 'drift'],
    ['text.apiDoc.parameters', 'warn', 'drift'],
    ['text.apiDoc.statuses', 'warn', 'drift'],
  ])
})
