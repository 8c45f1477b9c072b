import { expect, test } from '@playwright/test'
import type { Rule } from '../../src/rules/rule.js'
import { rules } from '../../src/rules/rules.js'
import { findingsOf } from '../../src/run/findings-of.js'
import type { Finding } from '../../src/run/finding.js'
import { planRun } from '../../src/run/plan-run.js'
import { openTally, type Tally } from '../../src/run/tally.js'
import { type Sample, sampleExchange } from '../rules/sample-exchange.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'

const facts = { accountNumbers: [] }

/** Lets these rules look at exchanges, numbered from 1. */
function tallyOf(samples: readonly Sample[], used: readonly Rule[] = rules): Tally {
  const tally = openTally(contract, used, facts)
  for (const [index, sample] of samples.entries())
    tally.look(sampleExchange({ ...sample, number: index + 1 }))
  return tally
}

/** What a run of rules alone finds out about one requirement. */
function findingOn(id: string, tally: Tally, used: readonly Rule[] = rules): Finding | undefined {
  const claims = { options: {} }
  const plan = planRun({ contract, scenarios: [], rules: used, claims, allow: 'observe', only: [] })
  return findingsOf(plan, new Map(), tally).find(({ requirement }) => requirement === id)
}

test('What was told of a run cites nothing that comes later', () => {
  const tally = tallyOf([{ status: 500 }])
  const told = findingOn(status, tally)
  tally.look(sampleExchange({ status: 500, number: 2 }))
  expect(told?.exchanges).toEqual([1])
  expect(findingOn(status, tally)?.exchanges).toEqual([1, 2])
})

test('What a rule sees at the end is counted once, however often it is asked', () => {
  const late: Rule = {
    id: 'rules/late',
    title: 'Sees at the end what was wrong',
    file: 'late.ts',
    decides: ({ id }) => id === status,
    remember: () => ({
      concerns: () => true,
      look: () => [],
      settle: () =>
        [1, 2].map((exchange) => ({
          exchange,
          remark: {
            requirement: status,
            verdict: 'fail',
            expected: 'less',
            actual: 'more',
            pointer: '',
          },
        })),
    }),
  }
  const tally = openTally(contract, [late], facts)
  const look = (number: number): void =>
    tally.look({ ...sampleExchange({ number }), scenario: 'accounts/story' })
  for (const number of [1, 2]) look(number)
  for (const id of [status, 'accounts.accountItem.id', status]) tally.of(id)
  expect(tally.of(status)?.fail).toEqual({ count: 2, exchanges: [1, 2] })
  look(3)
  expect(tally.of(status)?.fail).toEqual({ count: 2, exchanges: [1, 2] })
})

const page = { items: [], limit: 100 }
const status = 'accounts.listAccounts.status'

test('However many exchanges show it, the first few are cited and all are counted', () => {
  const tally = tallyOf(
    Array.from({ length: 50 }, (_, index) => ({ status: index < 20 ? 500 : 200 })),
  )
  expect(findingOn(status, tally)).toMatchObject({
    verdict: 'fail',
    scenario: 'rules/documented-status',
    operation: 'listAccounts',
    expected: 'status 200, 400, 401, 403, 422',
    actual: 'status 500',
    exchanges: [1, 2, 3, 4, 5],
    occurrences: 20,
  })
  expect(
    findingOn(status, tallyOf(Array.from({ length: 50 }, () => ({ status: 200 })))),
  ).toMatchObject({
    verdict: 'pass',
    exchanges: [1, 2, 3, 4, 5],
    occurrences: 50,
  })
})

test('An exchange that shows something many times is one that shows it', () => {
  const items = Array.from({ length: 30 }, () => ({ id: 7 }))
  const tally = tallyOf(Array.from({ length: 9 }, () => ({ body: { ...page, items } })))
  expect(findingOn('accounts.accountItem.id', tally)).toMatchObject({
    verdict: 'fail',
    pointer: '/items/0/id',
    exchanges: [1, 2, 3, 4, 5],
    occurrences: 9,
  })
})

test('What no answer showed is inconclusive, and points to the root where the head was wrong already', () => {
  const label = 'accounts.accountItem.label'
  expect(findingOn(label, tallyOf([{ body: page }]))).toMatchObject({
    verdict: 'inconclusive',
    because: 'No answer of this run showed it.',
    exchanges: [],
  })
  expect(findingOn(label, tallyOf([{ body: page }]))?.dependsOn).toBeUndefined()
  const html = tallyOf([{ body: '<p>', type: 'text/html' }])
  expect(findingOn(label, html)).toMatchObject({ dependsOn: 'accounts.listAccounts.media-type' })
  expect(findingOn('accounts.urls.no-account-number', tallyOf([{ body: page }]))).toMatchObject({
    verdict: 'inconclusive',
    remedy: 'fixtures.accounts.accountNumbers',
  })
})

test('Of the rules that look for a failure, those that saw it are named, with what each saw', () => {
  const watching = (id: string, actual?: string): Rule => ({
    id,
    title: `It looks for ${id}`,
    file: `src/${id}.ts`,
    decides: () => false,
    contradicts: ({ id: requirement }) => requirement === status,
    judge: () =>
      actual === undefined
        ? []
        : [{ requirement: status, verdict: 'fail', expected: 'another', actual }],
  })
  const used = [
    watching('rules/one', 'this'),
    watching('rules/silent'),
    watching('rules/two', 'that'),
  ]
  const claims = { options: {} }
  const plan = planRun({ contract, scenarios: [], rules: used, claims, allow: 'observe', only: [] })
  const found = findingsOf(plan, new Map(), tallyOf([{ body: page }], used))
  expect(found.filter(({ requirement }) => requirement === status)).toMatchObject([
    { verdict: 'fail', scenario: 'rules/one', actual: 'this', witness: true },
    { verdict: 'fail', scenario: 'rules/two', actual: 'that', witness: true },
  ])
})

/** A rule that breaks down at empty answers. */
const brittle: Rule = {
  id: 'rules/brittle',
  title: 'A rule breaks down',
  file: 'src/rules/brittle.ts',
  decides: ({ id }) => id === status,
  judge: ({ response }) => {
    if (response.body === undefined) throw new Error('no body to look at')
    return [
      response.status === 200
        ? { requirement: status, verdict: 'pass' }
        : { requirement: status, verdict: 'fail', expected: 'status 200', actual: 'x' },
    ]
  },
}

test('A rule that breaks down is a fault of ours: its passes do not count, its failures do', () => {
  const used = [brittle]
  const passed = tallyOf([{ body: page }, {}], used)
  expect(findingOn(status, passed, used)).toMatchObject({
    verdict: 'error',
    because: 'A fault of Assay: no body to look at.',
    exchanges: [],
  })
  const failed = tallyOf([{}, { status: 418, body: 'x' }], used)
  expect(findingOn(status, failed, used)).toMatchObject({ verdict: 'fail', exchanges: [2] })
})

test('A rule that breaks down keeps no other rule from its work', () => {
  const used = [brittle, ...rules]
  const tally = tallyOf([{}], used)
  expect(tally.broken.get('rules/brittle')).toBe('no body to look at')
  expect(findingOn('accounts.listAccounts.body', tally, used)).toMatchObject({
    verdict: 'fail',
    actual: 'an empty answer',
  })
})

test('What a rule quotes is not written down at length', () => {
  const long = tallyOf([{ status: 422, body: { type: 'x'.repeat(100_000), status: 422 } }])
  const finding = findingOn('accounts.problem.type-form', long)
  expect(finding?.verdict).toBe('fail')
  expect(finding?.actual?.length).toBeLessThan(1100)
})
