import { getEventListeners } from 'node:events'
import { expect, test } from '@playwright/test'
import { Undecided } from '../../src/scenario/undecided.js'
import { always, answerJson } from './answers.js'
import { assumePermitted } from '../../src/scenario/preamble/assume-permitted.js'
import { replayTransport } from '../../src/exchange/replay-transport.js'
import { openTestStage } from './open-test-stage.js'

const status = 'accounts.listAccounts.answers'
const other = 'accounts.listAccounts.status'

test('What was verified and held is a pass, with the exchanges that show it', async () => {
  await using stand = await openTestStage(always(200, { items: [] }))
  const outcomes = await stand.perform([status], async ({ customer, verify }) => {
    verify[status]?.(await customer.send('listAccounts')).status(200)
    verify[status]?.(await customer.send('listAccounts')).status('2XX')
  })
  expect(outcomes).toEqual([{ requirement: status, verdict: 'pass', exchanges: [1, 2] }])
})

test('What did not hold is a fail, with what was expected and seen; later passes do not heal it', async () => {
  await using stand = await openTestStage(always(403))
  const outcomes = await stand.perform([status, other], async ({ customer, verify }) => {
    const answer = await customer.send('listAccounts')
    verify[status]?.(answer).status(200, 202)
    verify[status]?.(answer).status(403)
    verify[other]?.(answer).status(403)
  })
  expect(outcomes).toEqual([
    {
      requirement: status,
      verdict: 'fail',
      expected: 'status 200 or 202',
      actual: 'status 403',
      exchanges: [1],
    },
    { requirement: other, verdict: 'pass', exchanges: [1] },
  ])
})

test('What should have been refused is told with whose data were shown', async () => {
  const items = ['acct-1', 'acct-2', 'acct-3', 'acct-4'].map((id) => ({ id }))
  await using stand = await openTestStage(always(200, { items }))
  const [outcome] = await stand.perform([status], async ({ customer, verify }) => {
    verify[status]?.(await customer.send('listAccounts')).status('401', '401', 403)
  })
  expect(outcome).toMatchObject({
    verdict: 'fail',
    expected: 'status 401 or 403',
    actual: 'status 200, which shows acct-1, acct-2, acct-3 and 1 more',
  })
})

test('What was declared and never verified is inconclusive', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform([status, other], async ({ customer, verify }) =>
    verify[status]?.(await customer.send('listAccounts')).status(200),
  )
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['pass', 'inconclusive'])
  expect(outcomes[1]?.because).toBe(
    'The scenario ended without deciding it and gave no reason. What it saw last: listAccounts answered with 200.',
  )
  expect(outcomes[1]?.exchanges).toEqual([1])
})

test('A preamble that does not hold leaves inconclusive what was to follow', async () => {
  await using stand = await openTestStage(always(403))
  const outcomes = await stand.perform([status], async ({ customer, given, verify }) => {
    const answer = await customer.send('listAccounts')
    given(answer).status(200)
    verify[status]?.(answer).at('/limit', 100)
  })
  expect(outcomes).toEqual([
    {
      requirement: status,
      verdict: 'inconclusive',
      remedy: 'actors.customer',
      because:
        'Exchange 1 was expected to have status 200 and had status 403; what follows depends on it.',
      exchanges: [1],
    },
  ])
})

test('A caller who is known and may not sends it by another actor, as the remedy says', async () => {
  await using stand = await openTestStage(always(403))
  const outcomes = await stand.perform([status], async (stage) =>
    assumePermitted(stage, await stage.customer.send('listAccounts')),
  )
  expect(outcomes).toMatchObject([
    { verdict: 'inconclusive', remedy: 'callers.accounts.listAccounts' },
  ])
})

test('An answer that does not allow to tell leaves its requirement inconclusive, names the root and goes on', async () => {
  await using stand = await openTestStage((request, response) =>
    request.url?.endsWith('limit=1')
      ? answerJson(response, 418, {})
      : response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"items":'),
  )
  const [first, second] = await stand.perform([status, other], async ({ customer, verify }) => {
    verify[status]?.(await customer.send('listAccounts', { query: { limit: 1 } })).status(200)
    verify[other]?.(await customer.send('listAccounts')).holds(['a'])
  })
  expect(first).toMatchObject({
    verdict: 'inconclusive',
    because: 'Exchange 1 was answered with 418, which is not documented.',
    dependsOn: 'accounts.listAccounts.status',
  })
  expect(second).toMatchObject({
    verdict: 'inconclusive',
    because: 'The body of exchange 2 is not JSON.',
    dependsOn: 'accounts.listAccounts.body',
  })
})

test('A mistake of the suite is an error that says what it was', async () => {
  await using stand = await openTestStage(always(200))
  const thrown = await stand.perform([status], async () => {
    throw new TypeError('a typo')
  })
  expect(thrown).toEqual([
    { requirement: status, verdict: 'error', because: 'a typo', exchanges: [] },
  ])
  const unknown = await stand.perform([status], async ({ customer }) => {
    await customer.send('listAcounts')
  })
  expect(unknown[0]).toMatchObject({ verdict: 'error', because: 'no operation listAcounts' })
  const vacuous = await stand.perform([status], async ({ customer, verify }) =>
    verify[status]?.(await customer.send('listAccounts')).holds([]),
  )
  expect(vacuous[0]).toMatchObject({ verdict: 'error' })
})

test('A target that does not answer is an error and never a failure', async () => {
  await using stand = await openTestStage((request) => request.socket.destroy())
  const outcomes = await stand.perform([status], async ({ customer, verify }) =>
    verify[status]?.(await customer.send('listAccounts')).status(200),
  )
  expect(outcomes).toMatchObject([{ verdict: 'error' }])
  expect(outcomes[0]?.exchanges).toHaveLength(1)
  expect(outcomes[0]?.because).toMatch(/^The target did not answer: /)
})

test('An answer that only could have shown it leaves it inconclusive, and says what would decide it', async () => {
  await using stand = await openTestStage(always(200))
  const lacking = new Undecided('It needs three accounts.', {
    remedy: 'fixtures.accounts.viewable',
    dependsOn: other,
  })
  const outcomes = await stand.perform([status], async () => {
    throw lacking
  })
  expect(outcomes).toEqual([
    {
      requirement: status,
      verdict: 'inconclusive',
      because: 'It needs three accounts.',
      remedy: 'fixtures.accounts.viewable',
      dependsOn: other,
      exchanges: [],
    },
  ])
})

test('A scenario that gives up keeps what it had decided, and says of the rest why not', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform([status, other], async ({ customer, verify, giveUp }) => {
    verify[status]?.(await customer.send('listAccounts')).status(200)
    giveUp('The list is empty.', 'fixtures.accounts.viewable')
  })
  expect(outcomes).toMatchObject([
    { verdict: 'pass' },
    {
      verdict: 'inconclusive',
      because: 'The list is empty.',
      remedy: 'fixtures.accounts.viewable',
    },
  ])
})

test('A scenario about one requirement that breaks off midway does not pass it', async () => {
  let answered = 0
  await using stand = await openTestStage((request, response) => {
    if (++answered > 1) request.socket.destroy()
    else answerJson(response, 200, {})
  })
  const outcomes = await stand.perform([status], async ({ customer, verify }) => {
    for (const limit of [1, 2])
      verify[status]?.(await customer.send('listAccounts', { query: { limit } })).status(200)
  })
  expect(outcomes[0]?.verdict).toBe('error')
  expect(outcomes[0]?.because).toMatch(/^It held as far as it was tested\. The target did not/)
})

test('A scenario that breaks off when all was decided tells it at what it was at', async () => {
  let answered = 0
  await using stand = await openTestStage((request, response) => {
    if (++answered > 2) request.socket.destroy()
    else answerJson(response, 200, {})
  })
  const outcomes = await stand.perform([status, other], async ({ customer, verify }) => {
    for (const id of [status, other]) verify[id]?.(await customer.send('listAccounts')).status(200)
    await customer.send('listAccounts', { query: { limit: 1 } })
  })
  expect(outcomes).toMatchObject([{ verdict: 'pass' }, { verdict: 'error' }])
  expect(outcomes[1]?.because).toMatch(/^It held as far as it was tested\. The target did not/)
})

test('An actor that the profile does not have is asked for', async () => {
  await using stand = await openTestStage(always(200))
  const outcomes = await stand.perform([status], async ({ agent, verify }) =>
    verify[status]?.(await agent.send('listAccounts')).status(200),
  )
  expect(outcomes).toMatchObject([
    { verdict: 'inconclusive', because: 'It needs the actor agent.', remedy: 'actors.agent' },
  ])
  expect(stand.exchanges).toEqual([])
})

test('A target that limits its callers is waited for, and is no failure when it goes on doing so', async () => {
  let asked = 0
  const clock = { now: () => Date.now(), sleep: async () => undefined }
  await using stand = await openTestStage(
    (_, response) => answerJson(response, ++asked === 2 ? 200 : 429, {}),
    { clock },
  )
  const ask = (waitOut429: boolean, due: number) =>
    stand.perform([status], async ({ customer, verify }) =>
      verify[status]?.(await customer.send('listAccounts', { waitOut429 })).status(due),
    )
  expect(await ask(true, 200)).toMatchObject([{ verdict: 'pass', exchanges: [2] }])
  expect(await ask(true, 200)).toMatchObject([
    { verdict: 'inconclusive', remedy: 'limits.concurrency (lower it)', exchanges: [4] },
  ])
  expect(await ask(false, 429)).toMatchObject([{ verdict: 'pass', exchanges: [5] }])
  expect(stand.exchanges).toHaveLength(5)
})

test('A scenario ends with its signal, says why, and leaves no listener behind', async () => {
  await using stand = await openTestStage(() => undefined)
  const stop = new AbortController()
  const performing = stand.perform(
    [status, other],
    async ({ customer, verify }) => {
      verify[other]?.undecided('Already known.', { remedy: undefined })
      setImmediate(() => stop.abort(new Error('The time limit ran out.')))
      verify[status]?.(await customer.send('listAccounts')).status(200)
    },
    { signal: stop.signal },
  )
  expect(await performing).toMatchObject([
    { verdict: 'inconclusive', because: 'The time limit ran out.' },
    { verdict: 'inconclusive', because: 'Already known.' },
  ])
  expect(getEventListeners(stop.signal, 'abort')).toEqual([])

  const late = await stand.perform(
    [status],
    async ({ customer }) => void (await customer.send('listAccounts')),
    { signal: stop.signal },
  )
  expect(late).toMatchObject([{ verdict: 'inconclusive', because: 'The time limit ran out.' }])
  expect(stand.exchanges.filter(({ outcome }) => outcome.kind === 'response')).toEqual([])
})

test('A scenario that comes to its end leaves no listener on its signal', async () => {
  await using stand = await openTestStage(always(200))
  const { signal } = new AbortController()
  await stand.perform(
    [status],
    async ({ customer, verify }) =>
      verify[status]?.(await customer.send('listAccounts')).status(200),
    { signal },
  )
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('A scenario that waits for what another one looks for ends on time; the other one gets it', async () => {
  let release: (() => void) | undefined
  await using stand = await openTestStage(async (_, response) => {
    await new Promise<void>((resolve) => (release = resolve))
    answerJson(response, 200, { items: [] })
  })
  const stop = new AbortController()
  const look = (signal?: AbortSignal) =>
    stand.perform(
      [status],
      async ({ plain, operation, verify }) =>
        verify[status]?.((await plain(operation('listAccounts'))).answer).status(200),
      signal && { signal },
    )
  const early = look(stop.signal)
  const patient = look()
  await expect.poll(() => release).toBeDefined()
  stop.abort(new Error('Too late.'))
  expect(await early).toMatchObject([{ verdict: 'inconclusive', because: 'Too late.' }])
  release?.()
  expect(await patient).toMatchObject([{ verdict: 'pass' }])
  expect(stand.exchanges).toHaveLength(1)
})

test('What the target says is written down without secrets and not at length', async () => {
  await using stand = await openTestStage(always(200, { start: `open-sesame ${'x'.repeat(5000)}` }))
  const [outcome] = await stand.perform([status], async ({ customer, verify }) =>
    verify[status]?.(await customer.send('listAccounts')).at('/start', 'nothing'),
  )
  expect(outcome?.verdict).toBe('fail')
  expect(outcome?.actual).toMatch(/^"‹token·[0-9a-f]+› x+…$/)
  expect(outcome?.actual?.length).toBeLessThan(1100)
})

test('A request that fails while a story ends, or before it waits for it, ends nothing else', async () => {
  const transport = replayTransport([])
  await using stand = await openTestStage(always(200), { transport })
  const outcomes = await stand.perform([status], async ({ customer, verify }) => {
    const sent = customer.send('listAccounts')
    await new Promise((resolve) => setTimeout(resolve, 10))
    verify[status]?.(await sent).status(200)
  })
  expect(outcomes).toMatchObject([{ requirement: status, verdict: 'error' }])
})

test('What is seen while the target is put back is no observation', async () => {
  await using stand = await openTestStage(always(403))
  const outcomes = await stand.perform([status], async (stage) => {
    const answer = await stage.customer.send('listAccounts')
    // As a branch of the steps does that goes on when another one gave up.
    stage.afterwards(async () => stage.verify[status]?.(answer).status(200))
    stage.giveUp('Enough.', undefined)
  })
  expect(outcomes).toMatchObject([{ verdict: 'inconclusive', because: 'Enough.' }])
})
