import { expect, test } from '@playwright/test'
import { rules } from '../../src/rules/rules.js'
import { findingsOf, type PerformedScenario } from '../../src/run/findings-of.js'
import { foldRequirements } from '../../src/run/fold-requirements.js'
import { type Plan, planRun } from '../../src/run/plan-run.js'
import { openTally } from '../../src/run/tally.js'
import { totalsOf } from '../../src/run/totals-of.js'
import type { Outcome } from '../../src/scenario/outcome.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'
import type { SafetyLevel } from '../../src/terms/safety-level.js'
import { sampleScenario } from './sample-scenario.js'

const order = 'accounts.balances.order'
const one = sampleScenario('accounts/order')
const two = sampleScenario('accounts/order-again', { verifies: [order], safety: 'disruptive' })
const tally = openTally(contract, rules, { accountNumbers: [] })

const planOf = (scenarios: readonly Scenario[], allow: SafetyLevel = 'disruptive'): Plan =>
  planRun({ contract, scenarios, rules, claims: { options: {} }, allow, only: [] })

/** What was found out about the order of balances. */
function found(plan: Plan, outcomes: readonly (readonly [Scenario, Partial<Outcome>])[]) {
  const performances = new Map<string, PerformedScenario>(
    outcomes.map(([scenario, outcome]) => {
      const plain = { requirement: order, verdict: 'pass', exchanges: [] }
      const whole = { ...plain, ...outcome } as Outcome
      return [scenario.id, { scenario, outcomes: [whole], from: 0, milliseconds: 12 }]
    }),
  )
  const findings = findingsOf(plan, performances, tally)
  const results = foldRequirements(plan, findings)
  return {
    findings: findings.filter(({ requirement }) => requirement === order),
    result: results.find(({ id }) => id === order),
    totals: totalsOf(results.map(({ verdict }) => verdict)),
  }
}

test('A finding carries what the scenario found out, and what the requirement is', () => {
  const outcome = {
    verdict: 'fail',
    expected: 'a, b',
    actual: 'b, a',
    pointer: '/items',
    exchanges: [7],
  }
  expect(found(planOf([one]), [[one, outcome as Partial<Outcome>]]).findings).toEqual([
    {
      requirement: order,
      level: 'must',
      clause: 'document 1, Resources and their fields, Account balance',
      interface: 'accounts',
      operation: 'listAccountBalances',
      scenario: 'accounts/order',
      milliseconds: 12,
      ...outcome,
    },
  ])
})

test('A requirement with two judges passes when both passed', () => {
  const plan = planOf([one, two])
  expect(
    found(plan, [
      [one, {}],
      [two, {}],
    ]).result,
  ).toMatchObject({
    verdict: 'pass',
    judges: ['accounts/order', 'accounts/order-again'],
  })
  const because = 'It needs three accounts.'
  const open = { verdict: 'inconclusive', because, remedy: 'fixtures.accounts.viewable' } as const
  expect(
    found(plan, [
      [one, {}],
      [two, open],
    ]).result,
  ).toMatchObject(open)
})

test('What may not be done is inconclusive and says what would allow it', () => {
  const { findings, result } = found(planOf([one, two], 'reversible'), [[one, {}]])
  expect(findings[1]).toMatchObject({
    verdict: 'inconclusive',
    because: 'It does more to the target than this run allows.',
    remedy: '--allow disruptive',
  })
  expect(result).toMatchObject({ verdict: 'inconclusive', remedy: '--allow disruptive' })
})

test('What the run did not come to is inconclusive', () => {
  expect(found(planOf([one]), []).result).toMatchObject({
    verdict: 'inconclusive',
    because: 'The run ended before it was its turn.',
  })
})

test('A requirement that nothing decides is an error of ours', () => {
  expect(found(planOf([]), []).result).toMatchObject({
    verdict: 'error',
    because: 'Nothing in Assay decides it yet.',
    judges: [],
  })
})

test('Every planned requirement is counted once, whatever became of it', () => {
  const { planned, pass, fail, inconclusive, error, none } = found(planOf([one, two]), [
    [one, {}],
  ]).totals
  expect(planned).toBe(contract.interfaces[0]?.requirements.length)
  expect(pass + fail + inconclusive + error + none).toBe(planned)
  expect(none).toBeGreaterThan(0)
})

test('What no answer of a part showed, the whole may show', () => {
  const only = [contract.interfaces.flatMap((each) => each.requirements).find(isOfRules)?.id ?? '']
  const shared = { contract, rules, claims: { options: {} }, allow: 'disruptive' } as const
  const plan = planRun({ ...shared, scenarios: [one], only })
  const [finding] = findingsOf(plan, new Map(), tally)
  expect(finding).toMatchObject({
    because: 'No answer of this run showed it.',
    remedy: 'leave out --only or --failed: the whole run sends more',
  })
})

const isOfRules = ({ id }: { readonly id: string }): boolean =>
  id === 'accounts.listAccounts.status'

test('A representation that never came is asked for', () => {
  const shared = { contract, rules, claims: { options: {} }, allow: 'disruptive' } as const
  const findings = findingsOf(planRun({ ...shared, scenarios: [], only: [] }), new Map(), tally)
  const id = 'accounts.accountBalance.incomplete.present'
  expect(findings.find(({ requirement }) => requirement === id)).toMatchObject({
    because: 'No answer of this run showed it.',
    remedy: 'let an answer show an accountBalance',
  })
})

test('A header of an answer that never came is told with the answer that would show it', () => {
  const shared = { contract, rules, claims: { options: {} }, allow: 'disruptive' } as const
  const findings = findingsOf(planRun({ ...shared, scenarios: [], only: [] }), new Map(), tally)
  const id = 'accounts.listAccounts.401.WWW-Authenticate'
  expect(findings.find(({ requirement }) => requirement === id)).toMatchObject({
    because: 'No answer of this run showed it.',
    remedy: 'let listAccounts answer with 401',
  })
})
