import { expect, test } from '@playwright/test'
import type { Finding } from '../../src/run/finding.js'
import { foldOfRule, foldOfScenario } from '../../src/run/merge/fold-findings.js'
import type { Verdict } from '../../src/terms/verdict.js'

const subject = {
  requirement: 'text.getFormat.status',
  level: 'must',
  clause: 'document 1',
  interface: 'text',
  scenario: 'rules/documented-status',
} as const
const finding = (verdict: Verdict, more: Partial<Finding> = {}): Finding =>
  ({ ...subject, ...more, ...verdict }) as Finding
const passed = (...exchanges: readonly number[]) =>
  finding({ verdict: 'pass', exchanges }, { occurrences: exchanges.length })
const failed = (...exchanges: readonly number[]) =>
  finding(
    { verdict: 'fail', expected: '200', actual: '500', exchanges },
    { occurrences: exchanges.length },
  )
const unseen = finding({ verdict: 'inconclusive', because: 'No answer showed it.', exchanges: [] })
const doubtful = finding({ verdict: 'inconclusive', because: 'It is cut off.', exchanges: [9] })

test('a rule is as good as over the exchanges of one run', () => {
  expect(foldOfRule([unseen, passed(1, 2), passed(5)])).toMatchObject({
    verdict: 'pass',
    occurrences: 3,
    exchanges: [1, 2, 5],
  })
  expect(foldOfRule([passed(1, 2), failed(5)])).toMatchObject({
    verdict: 'fail',
    seen: { times: 1, of: 3, among: 'exchanges' },
  })
  expect(foldOfRule([passed(1), doubtful])).toMatchObject({ verdict: 'inconclusive' })
  expect(foldOfRule([unseen, unseen])).toBe(unseen)
})

test('a scenario counts where it was performed', () => {
  const left = finding({ verdict: 'inconclusive', because: 'The run ended.', exchanges: [] })
  const performed = finding({ verdict: 'pass', exchanges: [1] }, { milliseconds: 4 })
  const open = finding(
    { verdict: 'inconclusive', because: 'need more', exchanges: [] },
    { milliseconds: 2 },
  )
  expect(foldOfScenario([left, performed])).toBe(performed)
  expect(foldOfScenario([open, performed])).toBe(performed)
  expect(foldOfScenario([left, left])).toBe(left)
})
