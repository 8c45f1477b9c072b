import { expect, test } from '@playwright/test'
import { summaryMarkdown } from '../../src/report/summary.js'
import type { Finding } from '../../src/run/finding.js'
import type { Run } from '../../src/run/run.js'
import type { RequirementResult } from '../../src/run/requirement-result.js'
import { hostile } from './sample/hostile.js'
import { sampleRun } from './sample-run.js'
import { verdictWith } from './sample/verdict-with.js'

/** What is left of Markdown when its code blocks and code spans are taken out: what is active. */
function active(markdown: string): string {
  const outside: string[] = []
  let fence = ''
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '' && mark !== '') fence = mark
    else if (fence === '') outside.push(line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '·'))
    else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
  }
  expect(fence, 'every fence is closed').toBe('')
  return outside.join('\n')
}

/** The sample run with a hostile string in every place that takes one. */
function poisoned(text: string): Run {
  const run = sampleRun()
  const told = { because: text, expected: text, actual: text, pointer: text }
  return {
    ...run,
    target: { ...run.target, name: text, baseUrl: text },
    interrupted: text,
    interfaces: run.interfaces.map((each) => ({ ...each, name: text, version: text })),
    requirements: run.requirements.map(
      (each) => ({ ...each, text, clause: text, because: text, remedy: text }) as RequirementResult,
    ),
    findings: run.findings.map(
      (each) => ({ ...each, ...verdictWith(each.verdict, told) }) as Finding,
    ),
    notes: [text],
  }
}

test('verdict, interfaces, failures and what is inconclusive stand in this order', () => {
  const told = summaryMarkdown(sampleRun())
  expect(told.slice(0, told.indexOf('### '))).toBe(
    [
      '# Assay: not conformant',
      '3 of 7 decided requirements failed.',
      '`Example Bank sandbox` at `http://127.0.0.1:40121/api`, started `2026-03-02T09:15:00.000Z`',
      [
        '| interface | version | pass | warn | fail | inconclusive | error | none | planned |',
        '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
        '| `accounts` | `0.14.0` | 1 | 0 | 3 | 4 | 0 | 2 | 10 |',
        '| `transactions` | `0.27.1` | 1 | 0 | 0 | 0 | 1 | 1 | 3 |',
        '| `text` | `0.2.1` | 2 | 0 | 0 | 0 | 0 | 0 | 2 |',
        '| all |  | 4 | 0 | 3 | 4 | 1 | 3 | 15 |',
      ].join('\n'),
      '4 pass · 3 fail · 4 inconclusive · 1 error · 1 unspecified · 1 untestable · 1 not claimed\\\n' +
        '15 requirements, 1,264 exchanges in 42.5 s',
      '## Failures',
      '',
    ].join('\n\n'),
  )
  expect(told).toContain(
    [
      '## Inconclusive',
      '',
      '- 2 × need an account that the caller may not view; add fixtures.accounts.notViewable',
      '- 1 × need the banking core to be down; add hooks.outage',
      '- 1 × wait for accounts.balances.order',
    ].join('\n'),
  )
})

test('a failure says what was expected, what was answered and how to see it again', () => {
  expect(summaryMarkdown(sampleRun())).toContain(
    [
      '### FAIL `accounts.balances.order` (must)',
      '',
      'Balances come in the order in which the accounts were requested.\\',
      'document 1, Resources and their fields, Account balance',
      '',
      '```text',
      'sent GET /api/banking/accountBalances?accounts=acc-7,acc-2,acc-4',
      'expected acc-7, acc-2, acc-4',
      'answered acc-2, acc-4, acc-7',
      'at /items, exchange 88',
      'also in exchange 91 and 5 more',
      '```',
      '',
      '```sh',
      'curl -H "API-Key: $ASSAY_API_KEY" \\',
      '  -H "Authorization: Bearer $ASSAY_TOKEN" \\',
    ].join('\n'),
  )
})

const attacks: readonly string[] = [
  hostile,
  '<b>bold</b>',
  '[click](https://evil.example)',
  'https://evil.example/ www.evil.example',
  '@everyone',
  '`<b>`',
  '```',
  'a ``` b `` c ` <i>',
  '` | <b>',
  '\\| <b>',
  '| a | b |',
  '\n\n# CONFORMANT\n\n<b>',
  '$`x`$ $x$',
  ':rocket: www.evil.example',
]
for (const text of attacks) {
  test(`${JSON.stringify(text.slice(0, 24))} stays text wherever it stands`, () => {
    const told = summaryMarkdown(poisoned(text))
    const rest = active(told)
    expect(rest).not.toMatch(/[<>@[\]$~*_`]|https?:|www|:rocket:|javascript/)
    expect(rest).not.toMatch(/^#+ CONFORMANT/m)
    // A table row keeps its eight cells.
    const rows = (told.split('## Failures')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| '))
    for (const row of rows) expect(row.split('|')).toHaveLength(11)
    expect(rows).toHaveLength(6)
  })
}

test('a summary of thousands of failures stays below 900 KiB and says what it leaves out', () => {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [finding] = run.findings
  if (!requirement || finding?.verdict !== 'fail') throw new Error('the sample run is empty')
  const ids = Array.from({ length: 2000 }, (_, index) => `accounts.many.${index}`)
  const told = summaryMarkdown({
    ...run,
    requirements: ids.map((id) => ({ ...requirement, id })),
    findings: ids.map((id) => ({ ...finding, requirement: id, actual: hostile.repeat(9) })),
  })
  const size = Buffer.byteLength(told)
  expect(size).toBeLessThan(900 * 1024)
  expect(size).toBeGreaterThan(800 * 1024)
  expect(told.slice(-3000)).toMatch(/\n1,\d+ further failures are in the other reports\.\n/)
})

test('a failure that takes several requests lists them', () => {
  expect(summaryMarkdown(sampleRun())).toContain(
    '1. PUT /a, {"b":1} → status 200 (due: status 200), exchange 88\n2. PUT /a, If-Match of request 1',
  )
})
