import { expect, test } from '@playwright/test'
import type { Verify } from '../../src/scenario/verify/verification.js'
import { declarationsOf, type Verifies } from '../../src/scenario/verify/declaration.js'
import type { Stage } from '../../src/scenario/stage/stage.js'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const [hundred, order, status] = [
  'accounts.balances.hundred',
  'accounts.balances.order',
  'accounts.rate-limit.status',
]
/** A requirement, one that waits for it, and one that waits for that. */
const chain = {
  first: hundred,
  second: { requirement: order, after: 'first' },
  third: { requirement: status, after: ['second', 'accounts.balances.all-requested'] },
} as const

type Steps = (stage: Stage & { readonly verify: Verify<keyof typeof chain> }) => Promise<unknown>

/** Tells the chain against a target that answers with the status that the path ends in. */
async function tell(steps: Steps) {
  await using stand = await openTestStage((request, response) =>
    answerJson(response, Number(/\d+$/.exec(request.url ?? '')?.[0]), { items: [] }),
  )
  const declares = declarationsOf(chain as Verifies)
  const verifies = declares.map(({ requirement }) => requirement)
  const outcomes = await stand.perform(verifies, (stage) => steps(stage as never), { declares })
  return outcomes.map(({ verdict, dependsOn, because }) => ({ verdict, dependsOn, because }))
}

const get = ({ customer }: Stage, answered: number) =>
  customer.send('getAccount', { path: { accountId: `${answered}` } })

test('What waits for a requirement that failed is inconclusive and names it, whatever was seen of it', async () => {
  const outcomes = await tell(async (stage) => {
    stage.verify.first(await get(stage, 404)).status(200)
    stage.verify.second(await get(stage, 404)).status(200)
    stage.verify.third(await get(stage, 200)).status(200)
  })
  const waiting = { verdict: 'inconclusive', dependsOn: hundred }
  expect(outcomes).toMatchObject([{ verdict: 'fail' }, waiting, waiting])
  expect(outcomes[1]?.because).toMatch(
    /^It waits for accounts\.balances\.hundred, which did not hold: .+/,
  )
})

test('What failed before its root did stands', async () => {
  const outcomes = await tell(async (stage) => {
    stage.verify.second(await get(stage, 404)).status(200)
    stage.verify.first(await get(stage, 404)).status(200)
  })
  expect(outcomes).toMatchObject([
    { verdict: 'fail' },
    { verdict: 'fail' },
    { verdict: 'inconclusive', dependsOn: order },
  ])
})

test('What waits for a requirement that could not be decided is open for the same reason, unless it failed', async () => {
  const outcomes = await tell(async ({ verify }) =>
    verify.first.undecided('There is no account.', { remedy: 'fixtures.accounts.viewable' }),
  )
  const open = { verdict: 'inconclusive', because: 'There is no account.', dependsOn: undefined }
  expect(outcomes).toEqual([open, open, open])
  const failing = await tell(async (stage) => {
    stage.verify.first.undecided('There is no account.', { remedy: undefined })
    stage.verify.second(await get(stage, 404)).status(200)
  })
  expect(failing[1]).toMatchObject({ verdict: 'fail' })
})

test('What a preamble contradicts has failed, also where its root is open for that', async () => {
  const outcomes = await tell(async (stage) => {
    stage.assume(await get(stage, 404), order).status(200)
  })
  const waiting = { verdict: 'inconclusive', dependsOn: order }
  expect(outcomes).toMatchObject([waiting, { verdict: 'fail' }, waiting])
})

test('What a story does not reach though its roots hold waits for one that others decide', async () => {
  const outcomes = await tell(async (stage) => {
    for (const one of [stage.verify.first, stage.verify.second])
      one(await get(stage, 200)).status(200)
  })
  expect(outcomes).toMatchObject([
    { verdict: 'pass' },
    { verdict: 'pass' },
    { verdict: 'inconclusive', dependsOn: 'accounts.balances.all-requested' },
  ])
})

test('A failure stands where its root was merely not reached', async () => {
  await using stand = await openTestStage((_, response) => answerJson(response, 404, {}))
  const declares = declarationsOf({
    unseen: { requirement: hundred, after: 'accounts.balances.all-requested' },
    failing: { requirement: order, after: 'unseen' },
  })
  const outcomes = await stand.perform(
    [hundred, order],
    async (stage) => stage.verify['failing']?.(await get(stage, 404)).status(200),
    { declares },
  )
  expect(outcomes).toMatchObject([{ verdict: 'inconclusive' }, { verdict: 'fail' }])
})

test('What is read again counts as a failure only if the same is wrong each time', async () => {
  let readings = 0
  await using stand = await openTestStage((request, response) =>
    request.url?.includes('still')
      ? answerJson(response, 200, { items: [] })
      : answerJson(response, 200, {
          items: [{ id: ++readings % 2 ? 'one-account' : 'other-account' }],
        }),
  )
  const declares = declarationsOf({ moving: hundred, still: order })
  const outcomes = await stand.perform(
    [hundred, order],
    async ({ customer, verify }) => {
      const { moving, still } = verify as unknown as Verify<'moving' | 'still'>
      await moving.confirmed(async (compare) => {
        compare(await customer.send('listAccounts')).holds(['one-account', 'other-account'])
      })
      await still.confirmed(async (compare) => {
        const query = { start: 'still' }
        compare(await customer.send('listAccounts', { query })).holds(['a'])
      })
    },
    { declares },
  )
  expect(outcomes).toMatchObject([
    { verdict: 'pass' },
    { verdict: 'fail', expected: 'among them a', actual: 'without a' },
  ])
  expect(readings).toBe(2)
})

test('A list without items does not show what it lacks, nor a part of one', async () => {
  await using stand = await openTestStage(
    (request, response) =>
      request.url?.includes('empty')
        ? answerJson(response, 200, { items: [] })
        : answerJson(response, 200, {
            items: [{ id: 'a' }],
            nextPage_url: `/api/accounts?start=${Math.random()}`,
          }),
    { walk: { pages: 2 } },
  )
  const [outcome, partly] = await Promise.all(
    ['empty', 'long'].map((start) =>
      stand.perform([hundred], async ({ customer, verify, walk }) =>
        verify[hundred]?.(await walk(customer, 'listAccounts', { start })).lacks(['b']),
      ),
    ),
  )
  expect(outcome).toMatchObject([{ verdict: 'inconclusive', because: 'The list is empty.' }])
  expect(partly).toMatchObject([{ verdict: 'inconclusive', remedy: 'limits.pages' }])
})
