import { expect, test } from '@playwright/test'
import type { LintFinding } from '../../../src/lint/lint-finding.js'
import { json } from '../../../src/report/lint/json.js'
import { junit } from '../../../src/report/lint/junit.js'
import { sarif } from '../../../src/report/lint/sarif.js'
import { stylish } from '../../../src/report/lint/stylish.js'
import { sampleRun } from '../sample-run.js'
import { wellFormed } from '../well-formed.js'
import { schemaErrors } from '../schema-errors.js'

const findings = sampleRun().lint
const [first] = findings
const named = (file: string): LintFinding => {
  if (!first) throw new Error('the sample run has no lint findings')
  return { ...first, file }
}

test('stylish shows place, severity, message, rule and remedy, the sums last', () => {
  const told = stylish(findings, { color: false, files: 3 })
  expect(told).toContain(
    [
      'specs/text/openapi.yaml',
      '  12:7  error    setString documents no 401  assay-operation-errors',
      '                 Add the 401 answer with WWW-Authenticate.',
      '  40:1  warning  unused: a\\x1B[31mred',
    ].join('\n'),
  )
  expect(told).toMatch(/\n\n3 definitions · 1 error · 1 warning\n$/)
  expect(told.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
})

test('stylish without findings is one line', () => {
  expect(stylish([], { color: true, files: 7 })).toBe('7 definitions · 0 errors · 0 warnings\n')
})

test('colour adds nothing to stylish that the words do not say', () => {
  const coloured = stylish(findings, { color: true })
  // oxlint-disable-next-line no-control-regex
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(stylish(findings, { color: false }))
  expect(coloured).toContain('\u001b[31merror')
})

test('json holds the findings as they are, and harms no terminal', () => {
  const text = json(findings)
  expect(JSON.parse(text)).toEqual(
    wellFormed({ totals: { error: 1, warning: 1, info: 0 }, findings }),
  )
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  expect(text.indexOf('"file"')).toBeLessThan(text.indexOf('"rule"'))
})

test('sarif names rules with help, levels and regions', () => {
  const log = JSON.parse(sarif(findings, { version: '0.1.0' }))
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Assay',
            version: '0.1.0',
            rules: [
              {
                id: 'assay-operation-errors',
                shortDescription: { text: 'assay operation errors' },
                help: { text: 'Add the 401 answer with WWW-Authenticate.' },
              },
              { id: 'oas3-unused-component' },
            ],
          },
        },
        results: [
          {
            ruleId: 'assay-operation-errors',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'setString documents no 401' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'specs/text/openapi.yaml' },
                  region: { startLine: 12, startColumn: 7 },
                },
              },
            ],
          },
          { ruleId: 'oas3-unused-component', ruleIndex: 1, level: 'warning' },
        ],
      },
    ],
  })
})

for (const [file, uri] of [
  ['./my specs/ä#1?.yaml', 'my%20specs/%C3%A4%231%3F.yaml'],
  ['specs\\a.yaml', 'specs/a.yaml'],
  ['/home/ann/bank/specs/a.yaml', 'specs/a.yaml'],
  ['/home/anna/a.yaml', 'file:///home/anna/a.yaml'],
  ['C:\\bank\\a b.yaml', 'file:///C:/bank/a%20b.yaml'],
  ['a:b.yaml', 'a%3Ab.yaml'],
  ['../a.yaml', '../a.yaml'],
] as const) {
  test(`sarif says ${uri} for ${file}`, () => {
    const log = sarif([named(file)], { version: '0.1.0', base: '/home/ann/bank' })
    expect(log).toContain(`"uri": "${uri}"`)
  })
}

test('junit is valid for Jenkins: errors fail, the rest is skipped, a clean file passes', async () => {
  const document = junit(findings, ['specs/accounts/openapi.yaml', 'specs/text/openapi.yaml'])
  expect(await schemaErrors(document)).toEqual([])
  expect(document).toContain('<testsuites name="lint" tests="3" failures="1" errors="0"')
  expect(document).toContain(
    '<testcase classname="specs/accounts/openapi.yaml" name="no remarks"/>',
  )
  expect(document).toContain('specs/text/openapi.yaml:12:7\nsetString documents no 401\nAdd the')
})
