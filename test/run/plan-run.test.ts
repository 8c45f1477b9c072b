import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { rules } from '../../src/rules/rules.js'
import { type Plan, type PlanOptions, planRun } from '../../src/run/plan-run.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'
import { sampleScenario } from './sample-scenario.js'

const [accounts] = contract.interfaces
const order = sampleScenario('accounts/order')
const rate = sampleScenario('accounts/rate', {
  verifies: ['accounts.rate-limit.status'],
  safety: 'disruptive',
})
const limit = sampleScenario('laws/parameters:accounts.listAccounts.limit-above-maximum', {
  verifies: ['accounts.listAccounts.limit-above-maximum'],
})

const plan = (options: Partial<PlanOptions> = {}): Plan =>
  planRun({
    contract,
    scenarios: [rate, order, limit],
    rules,
    claims: { options: {} },
    allow: 'disruptive',
    only: [],
    ...options,
  })
const ids = (one: Plan): readonly string[] =>
  one.requirements.map(({ requirement }) => requirement.id)
const reason = (one: Plan, id: string): string | undefined =>
  one.requirements.find(({ requirement }) => requirement.id === id)?.none

test('Without claims every requirement is planned, and every scenario that decides one', () => {
  const all = plan()
  expect(ids(all)).toEqual(accounts?.requirements.map(({ id }) => id))
  expect(all.scenarios).toEqual([rate, order, limit])
  expect(all.notAllowed).toEqual([])
})

test('What the documents do not show, or no test can decide, is planned as none and says why', () => {
  expect(reason(plan(), 'accounts.label.separator')).toBe(
    'Unspecified: the documents do not show it.',
  )
  expect(reason(plan(), 'accounts.account.read-only')).toBe(
    'Untestable: No operation that writes an account is shown.',
  )
  expect(reason(plan(), 'accounts.balances.order')).toBeUndefined()
})

test('An interface that is not claimed is left out', () => {
  const none = plan({ claims: { interfaces: ['text'], options: {} } })
  expect(none).toEqual({
    requirements: [],
    scenarios: [],
    notAllowed: [],
    mayBeAbsent: [],
    isPart: false,
  })
})

test('An interface may be missing only where all of it is planned and no profile claims it', () => {
  const several = loadContract({ interfaces: ['accounts', 'sessions'] })
  const absent = (options: Partial<PlanOptions>) =>
    plan({ contract: several, ...options }).mayBeAbsent
  expect(absent({})).toEqual(['accounts', 'sessions'])
  expect(absent({ claims: { interfaces: ['accounts', 'sessions'], options: {} } })).toEqual([
    'sessions',
  ])
  expect(absent({ only: ['accounts.balances.order', 'sessions'] })).toEqual(['sessions'])
  const decided = plan({ contract: several }).requirements.filter(({ none }) => none === undefined)
  const requirements = new Set(decided.map(({ requirement }) => requirement.id))
  requirements.delete('accounts.balances.order')
  const repeat = { requirements, scenarios: new Set<string>(), asked: [] }
  expect(absent({ repeat })).toEqual(['sessions'])
})

test('Operations that are not claimed are none, and what decides only them is not performed', () => {
  for (const operations of [
    { except: ['listAccountBalances'] },
    { only: ['listAccounts', 'getAccount', 'listEligibleAchAccounts'] },
  ]) {
    const claimed = plan({ claims: { operations, options: {} } })
    expect(reason(claimed, 'accounts.balances.order')).toBe(
      'Not claimed: the profile leaves out listAccountBalances.',
    )
    expect(reason(claimed, 'accounts.listAccounts.limit-above-maximum')).toBeUndefined()
    // Binds other operations as well.
    expect(reason(claimed, 'accounts.problem.status-matches')).toBeUndefined()
    expect(claimed.scenarios).toEqual([limit])
  }
})

test('An option that is not claimed is none; others are taken as claimed', () => {
  const claims = { options: { nicknames: false, agency: true } }
  expect(reason(plan({ claims }), 'accounts.label.nickname')).toBe(
    'Not claimed: the profile sets claims.options.nicknames to false.',
  )
  expect(reason(plan({ claims }), 'accounts.ach.agent-entitled')).toBeUndefined()
  expect(reason(plan({ claims }), 'accounts.balances.incomplete-answer')).toBeUndefined()
})

test('What came with a later version than is claimed is none, and nothing else is', () => {
  const notifications = loadContract({ interfaces: ['notifications'] })
  const of = (versions?: Record<string, string>): Plan =>
    plan({ contract: notifications, claims: { options: {}, versions } })
  const [current, earlier] = [of(), of({ notifications: '0.12.1' })]
  const group = 'notifications.errors.groupNotFound'
  expect(reason(earlier, group)).toBe(
    'Not in version 0.12.1 of notifications, which the profile claims: it came with 0.15.1.',
  )
  expect(of({ notifications: '0.15.1' })).toEqual(current)
  const unlike = ids(current).filter((id) => reason(current, id) !== reason(earlier, id))
  expect(unlike).toEqual([group, 'notifications.errors.valueNotFound'])
})

test('--only chooses requirements by their ids', () => {
  const chosen = plan({ only: ['accounts.balances.order', '*.limit-above-maximum'] })
  expect(ids(chosen).toSorted()).toEqual([
    'accounts.balances.order',
    'accounts.listAccounts.limit-above-maximum',
    'accounts.listEligibleAchAccounts.limit-above-maximum',
  ])
  expect(chosen.scenarios).toEqual([order, limit])
})

test('--only chooses a scenario by its id, and with it what it decides', () => {
  const chosen = plan({ only: ['laws/parameters'] })
  expect(ids(chosen)).toEqual(['accounts.listAccounts.limit-above-maximum'])
  expect(chosen.scenarios).toEqual([limit])
})

test('--only that means nothing plans nothing', () => {
  expect(plan({ only: ['accounts.balance'] }).requirements).toEqual([])
})

test('What does more than is allowed is planned and not performed', () => {
  for (const allow of ['observe', 'reversible'] as const) {
    const careful = plan({ allow })
    expect(careful.scenarios).toEqual([order, limit])
    expect(careful.notAllowed).toEqual([rate])
    expect(ids(careful)).toEqual(ids(plan()))
  }
})
