import { expect, test } from '@playwright/test'
import type { Finding, Verdict } from '../../src/run/finding.js'
import { foldVerdicts } from '../../src/run/fold-verdicts.js'
import { runVerdict } from '../../src/run/run-verdict.js'
import { unservedInterfaces } from '../../src/run/unserved-interfaces.js'
import { totalsOf } from '../../src/run/totals-of.js'

const folds: readonly (readonly [readonly Verdict[], Verdict])[] = [
  [[], 'none'],
  [['none', 'none'], 'none'],
  [['pass', 'none'], 'pass'],
  [['pass', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'error', 'pass'], 'error'],
  [['error', 'pass', 'fail'], 'fail'],
]

for (const [verdicts, whole] of folds)
  test(`Findings ${verdicts.join(', ') || '(none)'} make the requirement ${whole}`, () => {
    expect(foldVerdicts(verdicts)).toBe(whole)
    expect(foldVerdicts(verdicts.toReversed())).toBe(whole)
  })

test('Counts add up', () => {
  expect(totalsOf(['pass', 'fail', 'pass', 'inconclusive', 'none', 'error', 'pass'])).toEqual({
    planned: 7,
    pass: 3,
    fail: 1,
    inconclusive: 1,
    error: 1,
    none: 1,
  })
})

const service = (verdict: Verdict, name = 'accounts', exchanges: number[] = []): Finding => ({
  requirement: `${name}.list.answers`,
  level: 'must',
  clause: 'document 1, Endpoints',
  interface: name,
  scenario: `laws/service:${name}.list`,
  verdict,
  exchanges,
})

test('A failure makes a target not conformant, whatever else happened', () => {
  const totals = totalsOf(['pass', 'fail', 'error'])
  expect(runVerdict(totals, [service('pass')], true)).toBe('not conformant')
})

test('Conformant is a target only that a whole run has tested', () => {
  const totals = totalsOf(['pass', 'inconclusive', 'none'])
  expect(runVerdict(totals, [service('pass')], false)).toBe('conformant')
  expect(runVerdict(totals, [], false)).toBe('conformant')
  expect(runVerdict(totals, [service('pass')], true)).toBe('not decided')
  expect(runVerdict(totalsOf(['pass', 'error']), [service('pass')], false)).toBe('not decided')
  expect(runVerdict(totalsOf(['inconclusive']), [], false)).toBe('not decided')
})

test('A target that only ever refuses is not decided, however well it refuses', () => {
  const totals = totalsOf(['pass', 'pass', 'inconclusive'])
  expect(runVerdict(totals, [service('inconclusive')], false)).toBe('not decided')
  expect(runVerdict(totals, [service('inconclusive'), service('pass')], false)).toBe('conformant')
})

test('An interface that refuses every plain request leaves the run undecided, one that was not asked does not', () => {
  const totals = totalsOf(['pass', 'inconclusive'])
  const accounts = service('pass', 'accounts', [1])
  const refused = [
    accounts,
    service('inconclusive', 'text', [2]),
    service('inconclusive', 'text', [3]),
  ]
  expect(unservedInterfaces(refused)).toEqual(['text'])
  expect(runVerdict(totals, refused, false)).toBe('not decided')
  expect(runVerdict(totals, [...refused, service('pass', 'text', [4])], false)).toBe('conformant')
  expect(runVerdict(totals, [accounts, service('inconclusive', 'sessions')], false)).toBe(
    'conformant',
  )
})
