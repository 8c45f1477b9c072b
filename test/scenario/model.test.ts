import { expect, test } from '@playwright/test'
import type { Transition } from '../../src/scenario/index.js'
import type { Stage } from '../../src/scenario/stage/stage.js'
import type { Verifying } from '../../src/scenario/verify/verification.js'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const limit = 'accounts.listAccounts.answers'
const other = 'accounts.listAccounts.status'
const verifies = [limit, other]

/** A target that counts what it is asked with `up`, and from some number on no longer. */
function counter(until = Infinity) {
  let count = 0
  const listener: Parameters<typeof openTestStage>[0] = ({ url = '' }, response) => {
    const asked = new URL(url, 'http://a').searchParams.get('location')
    if (asked === 'reset') count = 0
    if (asked === 'up' && count < until) count += 1
    answerJson(response, asked === 'refuse' ? 403 : 200, { count })
  }
  return listener
}

const send = (
  location: string,
  verified: string,
  step: (count: number) => number,
): Transition<number> => ({
  fits: () => true,
  async take(count, sequence) {
    const answer = await sequence.by(sender).send('listAccounts', { query: { location } })
    sequence.verify[verified]?.(answer).at('/count', step(count))
    return step(count)
  },
})
let sender: Stage['customer']
const up = send('up', limit, (count) => count + 1)
const look = send('look', other, (count) => count)

/** Compares a target with a model that counts. */
const counting =
  (
    more: {
      readonly straight?: readonly Transition<number>[]
      readonly transitions?: readonly Transition<number>[]
      readonly closing?: readonly Transition<number>[]
    } = {},
  ) =>
  async ({ customer, model }: Stage & Verifying<string>) => {
    sender = customer
    await model<number>({
      begin: async (sequence) => {
        await sequence.aside(customer).send('listAccounts', { query: { location: 'reset' } })
        return 0
      },
      straight: more.straight ?? [up, look],
      transitions: more.transitions ?? [up, look, look],
      closing: more.closing ?? [look],
    })
  }

test('What is as the model says holds, and costs a bounded number of requests', async () => {
  await using stand = await openTestStage(counter())
  const outcomes = await stand.perform(verifies, counting())
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['pass', 'pass'])
  expect(outcomes[0]?.because).toMatch(/^It held \d+ times in \d+ generated sequences\.$/)
  expect(stand.exchanges.length).toBeGreaterThan(60)
  expect(stand.exchanges.length).toBeLessThan(100)
})

test('A fault that takes several requests is told with the shortest sequence that shows it', async () => {
  await using stand = await openTestStage(counter(3))
  const outcomes = await stand.perform(verifies, counting())
  const [failed, waiting] = outcomes
  expect(failed).toMatchObject({ verdict: 'fail', expected: '4', actual: '3', pointer: '/count' })
  const request = 'GET /banking/accounts?location=up'
  expect(failed?.sequence).toMatchObject(
    ['1', '2', '3', '4'].map((due) => ({ request, answer: 'status 200', due })),
  )
  const numbers = failed?.sequence?.map(({ exchange }) => exchange) ?? []
  expect(failed?.exchanges).toEqual([numbers[3], ...numbers.slice(0, 3)])
  expect(waiting).toMatchObject({ verdict: 'inconclusive', dependsOn: limit })
})

test('The same seed draws the same sequences', async () => {
  const asked: unknown[] = []
  while (asked.length < 2) {
    await using stand = await openTestStage(counter(5))
    const [failed] = await stand.perform(verifies, counting())
    const urls = stand.exchanges.map(({ request }) => request.url.split('?')[1])
    asked.push([failed?.exchanges, urls])
  }
  expect(asked[0]).toEqual(asked[1])
})

test('Where what is straight does not hold, no sequence is blamed', async () => {
  await using stand = await openTestStage(counter(0))
  const outcomes = await stand.perform(verifies, counting())
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'inconclusive'])
  expect(outcomes[0]?.because).toBe(
    'Exchange 2 was expected to have 1 and had 0; no special sequence is needed to show that.',
  )
})

test('What no sequence came to is not decided', async () => {
  await using stand = await openTestStage(counter())
  const never = { ...look, fits: () => false }
  const outcomes = await stand.perform(verifies, counting({ transitions: [up, never] }))
  // The closing look is one, so it takes a requirement that nothing verifies.
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['pass', 'pass'])
  const none = await stand.perform([...verifies, 'accounts.balances.order'], counting())
  expect(none[2]).toMatchObject({
    verdict: 'inconclusive',
    because: 'No sequence reached it.',
  })
})

test('What no generated sequence came to holds if the plain one showed it', async () => {
  await using stand = await openTestStage(counter())
  const outcomes = await stand.perform(verifies, counting({ transitions: [up], closing: [] }))
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['pass', 'pass'])
  expect(outcomes[1]?.because).toMatch(
    /^It held in the plain sequence; none of \d+ generated ones came to it\.$/,
  )
})

test('A caller who is refused in the middle of everything shows nothing', async () => {
  await using stand = await openTestStage(counter())
  const refused = send('refuse', limit, (count) => count)
  const outcomes = await stand.perform(verifies, counting({ transitions: [refused] }))
  expect(outcomes[0]).toMatchObject({ verdict: 'inconclusive' })
  expect(outcomes[0]?.because).toContain('was answered with 403 in the middle of a sequence')
})

test('What was found stays when the scenario is ended while the sequence is being shortened', async () => {
  const stop = new AbortController()
  const faulty = counter(3)
  let failed = 0
  await using stand = await openTestStage((request, response) => {
    if (request.url?.endsWith('=up')) failed += 1
    if (failed > 12) stop.abort(new Error('The run was stopped.'))
    faulty(request, response)
  })
  const [first] = await stand.perform(verifies, counting(), { signal: stop.signal })
  expect(first?.verdict).toBe('fail')
  expect(first?.sequence?.length).toBeGreaterThanOrEqual(4)
})
