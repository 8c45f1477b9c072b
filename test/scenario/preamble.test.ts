import { expect, test } from '@playwright/test'
import { always, answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const [hundred, other] = ['accounts.balances.hundred', 'accounts.balances.order']

test('A requirement that a preamble rests on fails when it is contradicted, also if the scenario does not verify it', async () => {
  await using stand = await openTestStage(always(404))
  const outcomes = await stand.perform([hundred], async ({ customer, assume, verify }) => {
    const answer = await customer.send('getAccount', { path: { accountId: 'a' } })
    assume(answer, other).status(200)
    verify[hundred]?.(answer).status(200)
  })
  const [following, blamed, ...more] = outcomes
  expect(following).toMatchObject({
    requirement: hundred,
    verdict: 'inconclusive',
    because:
      'Exchange 1 was expected to have status 200 and had status 404; what follows depends on it.',
    dependsOn: other,
  })
  expect(blamed).toMatchObject({
    requirement: other,
    verdict: 'fail',
    expected: 'status 200',
    actual: 'status 404',
    exchanges: [1],
  })
  expect(more).toEqual([])
  expect(stand.surprises).toEqual([])
})

test('What an operation does that answers no plain request is no fault of what was to be read', async () => {
  await using stand = await openTestStage(always(400))
  const outcomes = await stand.perform([hundred], async ({ customer, assume }) => {
    assume(await customer.send('listAccounts'), other).status(200)
  })
  const root = 'accounts.listAccounts.answers'
  expect(
    outcomes.map(({ requirement, verdict, dependsOn }) => [requirement, verdict, dependsOn]),
  ).toEqual([
    [hundred, 'inconclusive', root],
    [root, 'fail', undefined],
  ])
})

for (const status of [401, 403, 429, 503])
  test(`A ${status} answer contradicts nothing and is no surprise`, async () => {
    await using stand = await openTestStage(always(status))
    for (const word of ['assume', 'given'] as const) {
      const outcomes = await stand.perform([hundred], async (stage) => {
        stage[word](await stage.customer.send('listAccounts'), other).status(200)
      })
      expect(outcomes).toMatchObject([{ requirement: hundred, verdict: 'inconclusive' }])
      expect(outcomes[0]?.dependsOn).toBeUndefined()
    }
    expect(stand.surprises).toEqual([])
  })

test('What a profile may lead to is no surprise, anything else is', async () => {
  await using stand = await openTestStage((request, response) =>
    answerJson(response, Number(/\d+$/.exec(request.url ?? '')?.[0]), {}),
  )
  for (const [status, due] of [
    [404, 200],
    [422, 200],
    [400, 200],
    [200, 404],
  ] as const)
    await stand.perform([hundred], async ({ customer, given }) => {
      given(await customer.send('getAccount', { path: { accountId: `${status}` } })).status(due)
    })
  expect(stand.surprises.map(({ because }) => because)).toEqual([
    'Exchange 3 was expected to have status 200 and had status 400; what follows depends on it.',
    'Exchange 4 was expected to have status 404 and had status 200; what follows depends on it.',
  ])
})

test('Where the profile named what is not there, the remedy names the fixture', async () => {
  const given = { viewable: ['acct-1', 'acct-2'], otherCustomersAccount: ['acct-20'] }
  for (const [status, remedy] of [
    [404, 'change fixtures.accounts.viewable'],
    [403, 'change fixtures.accounts.viewable, or let the customer use what it names'],
    [401, 'actors.customer'],
  ] as const) {
    await using stand = await openTestStage(always(status), { given })
    const [named] = await stand.perform([hundred], async ({ customer, given }) => {
      given(await customer.send('getAccount', { path: { accountId: 'acct-2' } })).status(200)
    })
    expect(named).toMatchObject({ verdict: 'inconclusive', remedy })
  }
  await using stand = await openTestStage(always(404), { given })
  for (const [name, remedy] of [
    ['viewable', 'change fixtures.accounts.viewable'],
    ['internal', 'fixtures.accounts.internal'],
  ]) {
    const [left] = await stand.perform([hundred], async ({ giveUp }) =>
      giveUp('None will do.', `fixtures.accounts.${name}`),
    )
    expect(left).toMatchObject({ verdict: 'inconclusive', remedy })
  }
  const [found] = await stand.perform([hundred], async ({ customer, given }) => {
    given(await customer.send('getAccount', { path: { accountId: 'acct-3' } })).status(200)
  })
  expect(found).toMatchObject({ remedy: 'let getAccount answer with status 200' })
  for (const [accounts, remedy] of [
    [['acct-1', 'acct-2'], 'change fixtures.accounts.viewable'],
    [['acct-3', 'acct-2'], 'let listAccountBalances answer with status 200'],
  ] as const) {
    const [several] = await stand.perform([hundred], async ({ customer, given }) => {
      given(await customer.send('listAccountBalances', { query: { accounts } })).status(200)
    })
    expect(several).toMatchObject({ remedy })
  }
})

test('A scenario that builds on what is no requirement is at fault itself', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform([hundred], async ({ customer, assume }) => {
    assume(await customer.send('listAccounts'), 'accounts.nothing.of-the-kind').status(200)
  })
  expect(outcomes).toMatchObject([
    {
      verdict: 'error',
      because: 'it builds on accounts.nothing.of-the-kind, which is no requirement',
    },
  ])
})
