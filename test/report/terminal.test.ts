import { expect, test } from '@playwright/test'
import { htmlReport } from '../../src/report/html/html-report.js'
import { junitReport } from '../../src/report/junit.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { groupLines } from '../../src/report/terminal/group-lines.js'
import { terminalReport } from '../../src/report/terminal.js'
import type { Run } from '../../src/run/run.js'
import { sampleRun } from './sample-run.js'

const paths = ['reports/index.html', 'reports/junit/', 'reports/run.json']
const tell = (run: Run, color = false, width = 84): string =>
  terminalReport(run, { color, width, paths })

const good: Run = {
  ...sampleRun(),
  verdict: 'conformant',
  totals: { planned: 764, pass: 703, warn: 0, fail: 0, inconclusive: 0, error: 0, none: 61 },
  interfaces: [],
  requirements: Array.from({ length: 61 }, (_, index) => ({
    id: `text.gap.${index}`,
    interface: 'text',
    level: 'must' as const,
    clause: 'document 2, Text',
    text: 'Not shown.',
    operations: [],
    origin: { kind: 'written' as const },
    gap: true as const,
    verdict: 'none' as const,
    because: 'The documents leave it open.',
    judges: [],
  })),
  findings: [],
  lint: [],
  notes: [],
  milliseconds: 1100,
}

test('a failure is one block, always in the same order', () => {
  expect(tell(sampleRun())).toContain(
    [
      '  FAIL  accounts.balances.order                                                 must',
      '        Balances come in the order in which the accounts were requested.',
      '        document 1, Resources and their fields, Account balance',
      '',
      '        sent     GET /api/banking/accountBalances?accounts=acc-7,acc-2,acc-4',
      '        expected acc-7, acc-2, acc-4',
      '        answered acc-2, acc-4, acc-7                          at /items, exchange 88',
      '        also in exchange 91 and 5 more',
      '        reports/index.html#finding--accounts.balances.order--accounts-balances-come-in-order',
      '',
      '        curl -H "API-Key: $ASSAY_API_KEY" \\',
      '          -H "Authorization: Bearer $ASSAY_TOKEN" \\',
      "          -H 'Accept: application/json' -G \\",
      '          http://127.0.0.1:40121/api/banking/accountBalances \\',
      "          --data-raw 'accounts=acc-7,acc-2,acc-4'",
      '',
    ].join('\n'),
  )
})

test('each interface has a bar and its counts', () => {
  const told = tell(sampleRun())
  expect(told).toContain('  lint           3 definitions   1 error   1 warning\n')
  expect(told).toContain('  accounts       ██░░░░░░░░░░░░  1 pass · 3 fail · 4 inconclusive\n')
  expect(told).toContain('  text           ██████████████  2 pass\n')
})

test('what is inconclusive is grouped by what would decide it', () => {
  expect(tell(sampleRun(), false, 100)).toContain(
    [
      '  4 inconclusive:',
      '    2  need an account that the caller may not view    add fixtures.accounts.notViewable',
      '    1  need the banking core to be down                add hooks.outage',
      '    1  wait for accounts.balances.order',
    ].join('\n'),
  )
})

test('an error says whose fault it is', () => {
  expect(tell(sampleRun())).toContain(
    "1 ended in an error, which is not the target's fault:\n" +
      '    1  the network: the target did not answer within 30 s\n',
  )
})

test('the verdict is last, with sums that add up and where the reports are', () => {
  const told = tell(sampleRun())
  expect(told.trimEnd().split('\n').slice(-6)).toEqual([
    '  NOT CONFORMANT  3 of 7 decided requirements failed',
    '                  4 pass · 3 fail · 4 inconclusive · 1 error · 1 unspecified ·',
    '                  1 untestable · 1 not claimed',
    '                  15 requirements, 1,264 exchanges in 42.5 s',
    '',
    '  reports/index.html · reports/junit/ · reports/run.json',
  ])
})

test('on a narrow terminal words stay whole, and a remedy that is a command can still be pasted', () => {
  const groups = [
    {
      reason: 'It needs a SEC code, accounts that allow its transfers and accounts that do not.',
      remedy:
        'npx assay init --set accounts.achSecCode=… --set accounts.achAllowed=… --set accounts.achNotAllowed=…',
      requirements: ['one'],
    },
  ]
  expect(groupLines('1 inconclusive', groups, 66)).toEqual([
    '  1 inconclusive:',
    '    1  It needs a SEC code, accounts that allow its transfers',
    '         and accounts that do not.',
    '         npx assay init --set accounts.achSecCode=… \\',
    '           --set accounts.achAllowed=… \\',
    '           --set accounts.achNotAllowed=…',
    '',
  ])
})

test('a conformant run is told in four lines', () => {
  expect(tell(good)).toBe(
    [
      '  lint           0 definitions   0 errors   0 warnings',
      '',
      '  CONFORMANT     703 pass · 0 fail · 0 inconclusive · 0 error · 61 unspecified',
      '                 764 requirements, 1,264 exchanges in 1.1 s',
      '',
      '  reports/index.html · reports/junit/ · reports/run.json',
      '',
    ].join('\n'),
  )
})

test('a run that was stopped or decided nothing says so', () => {
  const totals = { planned: 3, pass: 0, warn: 0, fail: 0, inconclusive: 3, error: 0, none: 0 }
  const run: Run = { ...good, verdict: 'not decided', totals, interrupted: 'SIGINT\u001b[2J' }
  expect(tell(run)).toContain('  NOT DECIDED    nothing could be decided\n')
  expect(tell(run)).toContain('Stopped early: SIGINT\\x1B[2J\n')
})

for (const width of [20, 80, 200]) {
  test(`nothing that a target sent reaches a terminal of ${width} columns unescaped`, () => {
    const told = tell(sampleRun(), false, width)
    expect(told.replaceAll('\n', '')).not.toMatch(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
    )
    expect(told).not.toMatch(/^\s*CONFORMANT/m)
    expect(told).toContain('\\u202E')
  })
}

test('colour adds nothing that the words do not say', () => {
  const coloured = tell(sampleRun(), true)
  expect(coloured).toContain('\u001b[31mFAIL\u001b[39m')
  // oxlint-disable-next-line no-control-regex
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(tell(sampleRun()))
})

test('of a hundred failures the first are told in full and all are named', () => {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [finding] = run.findings
  if (!requirement || !finding) throw new Error('the sample run is empty')
  const ids = Array.from({ length: 100 }, (_, index) => `accounts.many.${index}`)
  const told = tell({
    ...run,
    requirements: ids.map((id) => ({ ...requirement, id })),
    findings: ids.map((id) => ({ ...finding, requirement: id })),
  })
  expect(told.match(/^ {2}FAIL {2}accounts\.many/gm)).toHaveLength(100)
  expect(told.match(/expected acc-7/g)).toHaveLength(25)
})

test('a failure that takes several requests lists them, numbered, with what was due', () => {
  const told = tell(sampleRun(), false, 100)
  const [, block = ''] = told.split('FAIL  accounts.listAccounts.pages')
  expect(block).toContain(
    [
      '        these requests, one after the other:',
      '        1. PUT /a, {"b":1} → status 200 (due: status 200), exchange 88',
      '        2. PUT /a, If-Match of request 1 ("c"), {"b":2} → status 412,',
    ].join('\n'),
  )
  expect(block.split('FAIL')[0]).not.toContain('also in exchange')
})

test('what fails in many operations for one cause is told once, with the others named', () => {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [finding] = run.findings
  if (!requirement || !finding) throw new Error('the sample run is empty')
  const ids = ['accounts.a.media-type', 'accounts.b.media-type', 'text.c.media-type']
  const same: Run = {
    ...run,
    requirements: ids.map((id) => ({
      ...requirement,
      id,
      origin: { kind: 'media-type', operation: id },
    })),
    findings: ids.map((id) => ({ ...finding, requirement: id })),
  }
  for (const told of [tell(same), summaryMarkdown(same)]) {
    expect(told.match(/FAIL/g)).toHaveLength(1)
    expect(told.replaceAll(/\s+/g, ' ')).toContain(
      'the same in accounts.b.media-type, text.c.media-type',
    )
  }
  const junit = junitReport(same)
  expect(junit).toContain('the same in accounts.b.media-type, text.c.media-type')
  expect(junit.match(/message="the same as accounts\.a\.media-type: expected /g)).toHaveLength(2)
  const page = htmlReport(same)
  expect(page).toContain('3 requirements failed, for 1 cause.')
  expect(page.match(/For the same cause as /g)).toHaveLength(2)
})

test('what a representation lacks of what is listed is told once', () => {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [finding] = run.findings
  if (!requirement || finding?.verdict !== 'fail') throw new Error('the sample run is empty')
  const lacked = (level: 'must' | 'should'): Run => ({
    ...run,
    requirements: ['_id', 'type'].map((member) => ({
      ...requirement,
      id: `text.error.${member}.present`,
      level,
      origin: { kind: 'presence', schema: 'error', member },
    })),
    findings: ['_id', 'type'].map((member) => ({
      ...finding,
      requirement: `text.error.${member}.present`,
      expected: `the member ${member}`,
    })),
  })
  expect(tell(lacked('should')).replaceAll(/\s+/g, ' ')).toContain(
    'the same in text.error.type.present',
  )
  expect(tell(lacked('must'))).not.toContain('the same in')
})

test('what one rule finds in the errors of many interfaces is told once', () => {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [finding] = run.findings
  if (!requirement || finding?.verdict !== 'fail') throw new Error('the sample run is empty')
  const ids = ['accounts.problem.occurred-before', 'text.errors.occurred-before']
  const same: Run = {
    ...run,
    requirements: ids.map((id) => ({
      ...requirement,
      id,
      origin: { kind: 'written', rule: 'error-times' },
    })),
    findings: ids.map((id, at) => ({
      ...finding,
      requirement: id,
      expected: `a time that is past at 2026-03-02T09:15:0${at}.000Z`,
      actual: `2026-03-04T09:15:0${at}.000Z`,
    })),
  }
  expect(tell(same).match(/FAIL/g)).toHaveLength(1)
  expect(tell(same)).toContain('the same in text.errors.occurred-before')
})

test('of a flood of notes the first ones are told, and how many more there are', () => {
  const notes = (count: number) => Array.from({ length: count }, (_, at) => `String ${at} stays.`)
  const flood = tell({ ...good, notes: notes(120) })
  expect(flood).toContain('  - String 11 stays.\n  - and 108 more, which the HTML report has\n')
  expect(flood).not.toContain('String 12 ')
  expect(tell({ ...good, notes: notes(13) })).toContain('String 12 stays.')
  expect(summaryMarkdown({ ...good, notes: notes(120) })).toContain('and 80 more, which')
})
