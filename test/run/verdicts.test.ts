import { expect, test } from '@playwright/test'
import type { Finding } from '../../src/run/finding.js'
import type { VerdictWord } from '../../src/terms/verdict.js'
import { verdictWith } from '../report/sample/verdict-with.js'
import { foldVerdicts } from '../../src/run/fold-verdicts.js'
import type { Judged } from '../../src/run/plain-findings.js'
import { runVerdict } from '../../src/run/run-verdict.js'
import { unservedInterfaces } from '../../src/run/unserved-interfaces.js'
import { totalsOf } from '../../src/run/totals-of.js'

const folds: readonly (readonly [readonly VerdictWord[], VerdictWord])[] = [
  [['none', 'none'], 'none'],
  [['pass', 'none'], 'pass'],
  [['pass', 'inconclusive'], 'inconclusive'],
  [['inconclusive', 'error', 'pass'], 'error'],
  [['error', 'pass', 'fail'], 'fail'],
  [['inconclusive', 'pass', 'warn'], 'warn'],
]

for (const [verdicts, whole] of folds)
  test(`Findings ${verdicts.join(', ')} make the requirement ${whole}`, () => {
    const all = verdicts.map((one) => verdictWith(one))
    expect(foldVerdicts(all)?.verdict).toBe(whole)
    expect(foldVerdicts(all.toReversed())?.verdict).toBe(whole)
  })

test('Counts add up', () => {
  expect(
    totalsOf(['pass', 'fail', 'pass', 'warn', 'inconclusive', 'none', 'error', 'pass']),
  ).toEqual({
    planned: 8,
    pass: 3,
    warn: 1,
    fail: 1,
    inconclusive: 1,
    error: 1,
    none: 1,
  })
})

const service = (verdict: VerdictWord, name = 'accounts', exchanges: number[] = []): Finding => ({
  requirement: `${name}.list.answers`,
  level: 'must',
  clause: 'document 1, Endpoints',
  interface: name,
  scenario: `laws/service:${name}.list`,
  ...verdictWith(verdict, { exchanges }),
})

/** A run of which the law that asks plain requests is the only judge. */
const of = (...findings: readonly Finding[]): Judged => ({
  findings,
  requirements: findings.map(({ requirement: id }) => ({
    id,
    origin: { kind: 'law', operation: 'list', law: 'service', aspect: 'answers' },
  })),
  judges: findings.map(({ scenario = '' }) => ({ id: scenario, kind: 'law' })),
})

test('A failure makes a target not conformant, whatever else happened', () => {
  const totals = totalsOf(['pass', 'fail', 'error'])
  expect(runVerdict(totals, of(service('pass')), true)).toBe('not conformant')
})

test('Conformant is a target only that a whole run has tested', () => {
  const totals = totalsOf(['pass', 'inconclusive', 'none'])
  expect(runVerdict(totals, of(service('pass')), false)).toBe('conformant')
  expect(runVerdict(totals, of(), false)).toBe('conformant')
  expect(runVerdict(totals, of(service('pass')), true)).toBe('not decided')
  expect(runVerdict(totalsOf(['pass', 'error']), of(service('pass')), false)).toBe('not decided')
  expect(runVerdict(totalsOf(['inconclusive']), of(), false)).toBe('not decided')
})

test('A target that only ever refuses is not decided, however well it refuses', () => {
  const totals = totalsOf(['pass', 'pass', 'inconclusive'])
  expect(runVerdict(totals, of(service('inconclusive')), false)).toBe('not decided')
  expect(runVerdict(totals, of(service('inconclusive'), service('pass')), false)).toBe('conformant')
})

test('An interface that refuses every plain request leaves the run not decided, one that was not asked does not', () => {
  const totals = totalsOf(['pass', 'inconclusive'])
  const accounts = service('pass', 'accounts', [1])
  const refused = [
    accounts,
    service('inconclusive', 'text', [2]),
    service('inconclusive', 'text', [3]),
  ]
  expect(unservedInterfaces(of(...refused))).toEqual(['text'])
  expect(runVerdict(totals, of(...refused), false)).toBe('not decided')
  expect(runVerdict(totals, of(...refused, service('pass', 'text', [4])), false)).toBe('conformant')
  expect(runVerdict(totals, of(accounts, service('inconclusive', 'sessions')), false)).toBe(
    'conformant',
  )
})

test('A law that saw a plain request refused, and was to decide something else, makes no interface unserved', () => {
  const witness = { ...service('fail', 'text', [2]), witness: true as const }
  expect(unservedInterfaces(of(service('pass', 'accounts', [1]), witness))).toEqual([])
})
