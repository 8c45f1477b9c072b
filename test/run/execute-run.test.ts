import { getEventListeners } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { rules } from '../../src/rules/rules.js'
import { executeRun } from '../../src/run/execute-run.js'
import type { RunParts } from '../../src/run/run-parts.js'
import { planRun } from '../../src/run/plan-run.js'
import type { Run } from '../../src/run/run.js'
import { openTally } from '../../src/run/tally.js'
import type { Progress } from '../../src/run/track-progress.js'
import type { Sequence } from '../../src/scenario/model/model.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { shared } from '../../src/scenario/touch.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'
import { always, answerJson } from '../scenario/answers.js'
import { openTestStage } from '../scenario/open-test-stage.js'
import { sampleScenario } from './sample-scenario.js'

const order = 'accounts.balances.order'
const hundred = 'accounts.balances.hundred'

/** Runs these scenarios, which are all there is, against a target. */
async function run(
  listener: RequestListener,
  scenarios: readonly Scenario[],
  parts: Partial<RunParts> = {},
): Promise<Run> {
  await using stand = await openTestStage(listener)
  const tally = openTally(contract, rules, { accountNumbers: [] })
  const { note: _, surprise: __, ...run } = stand.run
  return await executeRun({
    contract,
    plan: planRun({
      contract,
      scenarios,
      rules,
      claims: { options: {} },
      allow: 'reversible',
      only: scenarios.flatMap(({ verifies }) => verifies),
    }),
    rules,
    tally,
    run,
    heading: {
      tool: { name: 'assay', version: '0.0.0' },
      target: { name: 'Small', baseUrl: stand.baseUrl, embedded: false, allow: 'reversible' },
      seed: 1,
      notes: ['Known before.'],
      secrets: () => [],
    },
    lint: Promise.resolve([]),
    servedLint: () => [],
    concurrency: 4,
    scenarioTime: 60_000,
    signal: new AbortController().signal,
    evidence: async (numbers) => stand.exchanges.filter(({ number }) => numbers.has(number)),
    exchanged: () => ({ count: stand.exchanges.length, bytes: 0 }),
    ...parts,
  })
}

const asking = (id: string, verifies: readonly string[], status: number): Scenario =>
  sampleScenario(id, {
    verifies,
    steps: async ({ customer, verify }) => {
      const answer = await customer.send('listAccounts')
      for (const one of verifies) verify[one]?.(answer).status(status)
    },
  })

test('A run holds what each requirement comes to, and the exchanges that show it', async () => {
  const { requirements, totals, verdict, evidence, judges, notes } = await run(always(200), [
    asking('accounts/order', [order], 200),
    asking('accounts/hundred', [hundred], 403),
  ])
  expect(requirements.map(({ id, verdict: one }) => [id, one])).toEqual([
    [order, 'pass'],
    [hundred, 'fail'],
  ])
  expect(totals).toMatchObject({ planned: 2, pass: 1, fail: 1 })
  expect(verdict).toBe('not conformant')
  expect(evidence).toHaveLength(2)
  expect(judges.map(({ id }) => id)).toEqual([
    'accounts/order',
    'accounts/hundred',
    ...rules.map(({ id }) => id),
  ])
  expect(notes).toEqual(['Known before.'])
})

test('What fails beside others that share what it touches is performed again without them', async () => {
  const touches = [shared('accounts.labels')]
  let isAlone = true
  const crowd = sampleScenario('accounts/crowd', {
    verifies: [order],
    touches,
    steps: async ({ customer, verify }) => {
      isAlone = false
      verify[order]?.(await customer.send('listAccounts')).status(200)
      isAlone = true
    },
  })
  const shy = sampleScenario('accounts/shy', {
    verifies: [hundred],
    touches,
    steps: async ({ customer, verify }) => {
      const met = !isAlone
      verify[hundred]?.(await customer.send('listAccounts')).status(met ? 403 : 200)
    },
  })
  const { requirements, exchanged, notes } = await run(always(200), [crowd, shy])
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['pass', 'pass'])
  expect(exchanged.count).toBe(3)
  expect(notes).toContain(
    `${hundred} failed in accounts/shy beside other scenarios, and not by itself.`,
  )
})

test('What failed beside others is told where the run ends before it was performed without them', async () => {
  const touches = [shared('accounts.labels')]
  const stop = new AbortController()
  let fail = (): void => undefined
  const failing = new Promise<void>((resolve) => (fail = resolve))
  const crowd = sampleScenario('accounts/crowd', {
    verifies: [order],
    touches,
    steps: async ({ customer, verify }) => {
      await failing
      verify[order]?.(await customer.send('listAccounts')).status(200)
    },
  })
  const shy = sampleScenario('accounts/shy', {
    verifies: [hundred],
    touches,
    steps: async ({ customer, verify }) => {
      verify[hundred]?.(await customer.send('listAccounts')).status(403)
      fail()
    },
  })
  const { notes } = await run(always(200), [crowd, shy], {
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('Interrupted by a signal.')),
  })
  expect(notes).toContain(
    `${hundred} failed in accounts/shy beside other scenarios; the run ended before it was alone.`,
  )
})

test('Progress is told after each scenario', async () => {
  const told: Progress[] = []
  const scenarios = [asking('accounts/a', [order], 403), asking('accounts/b', [hundred], 200)]
  await run(always(200), scenarios, { concurrency: 1, onProgress: (one) => told.push(one) })
  expect(told).toEqual([
    { interface: 'accounts', done: 1, planned: 2, fail: 1, exchanges: 1 },
    { interface: 'accounts', done: 2, planned: 2, fail: 1, exchanges: 2 },
  ])
})

test('A scenario that takes too long is ended, and the run goes on', async () => {
  const endless = sampleScenario('accounts/endless', {
    verifies: [order],
    steps: () => new Promise(() => undefined),
  })
  const { findings, verdict, ...rest } = await run(
    always(200),
    [endless, asking('accounts/hundred', [hundred], 200)],
    { scenarioTime: 1000, concurrency: 1 },
  )
  expect(findings).toMatchObject([
    { verdict: 'inconclusive', because: 'The time limit of a scenario (1 s) ran out.' },
    { verdict: 'pass' },
  ])
  expect(verdict).toBe('conformant')
  expect(rest.interrupted).toBeUndefined()
})

test('A run that is interrupted tells how far it got, and calls no target conformant', async () => {
  const stop = new AbortController()
  const stopping = sampleScenario('accounts/stopping', {
    verifies: [order],
    steps: async ({ customer }) => {
      stop.abort(new Error('Interrupted by a signal.'))
      await customer.send('listAccounts')
    },
  })
  const interrupted = await run(
    always(200),
    [asking('accounts/hundred', [hundred], 200), stopping, asking('accounts/never', [order], 200)],
    { signal: stop.signal, concurrency: 1 },
  )
  expect(interrupted).toMatchObject({
    interrupted: 'Interrupted by a signal.',
    verdict: 'not decided',
    totals: { planned: 2, pass: 1, inconclusive: 1 },
  })
  expect(interrupted.findings.map(({ because }) => because)).toEqual([
    'Interrupted by a signal.',
    'The run ended before it was its turn.',
    undefined,
  ])
  expect(getEventListeners(stop.signal, 'abort')).toEqual([])
})

test('A signal that comes when everything was performed interrupts nothing', async () => {
  const stop = new AbortController()
  const lint = new Promise<[]>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve([]))
  })
  const scenarios = [asking('accounts/order', [order], 200)]
  const whole = await run(always(200), scenarios, {
    signal: stop.signal,
    lint,
    onProgress: () => setImmediate(() => stop.abort(new Error('Interrupted by a signal.'))),
  })
  expect(whole.verdict).toBe('conformant')
  expect(whole.interrupted).toBeUndefined()
})

test('What a scenario notes for the report is told once', async () => {
  let page = 0
  const endless: RequestListener = (_, response) =>
    answerJson(response, 200, { items: [{ id: 'a' }], nextPage_url: `?start=${++page}` })
  const { notes } = await run(endless, [
    sampleScenario('accounts/long', {
      verifies: [order],
      steps: async ({ walkList, operation }) => {
        await walkList(operation('listAccounts'), { anew: true })
        await walkList(operation('listAccounts'), { anew: true })
      },
    }),
  ])
  expect(notes).toEqual([
    'Known before.',
    'listAccounts has more pages than were walked: 20 pages with 20 items were looked at.',
  ])
})

/** A story about the order of balances that builds on an answer, and never comes to what it is about. */
const buildingOn = (word: 'assume' | 'given'): Scenario =>
  sampleScenario('accounts/order', {
    verifies: [order],
    steps: async (stage) => {
      stage[word](await stage.customer.send('listAccounts'), hundred).status(404)
    },
  })

test('A requirement that was left out fails when a scenario meets the contrary of it, and is counted', async () => {
  const { requirements, totals, verdict, findings } = await run(always(200), [buildingOn('assume')])
  expect(requirements.map(({ id, verdict: one, judges }) => [id, one, judges])).toEqual([
    [order, 'inconclusive', ['accounts/order']],
    [hundred, 'fail', ['accounts/order']],
  ])
  expect(totals).toMatchObject({ planned: 2, fail: 1, inconclusive: 1 })
  expect(verdict).toBe('not conformant')
  expect(findings[0]?.dependsOn).toBe(hundred)
})

test('What the profile does not claim is not failed by a preamble either', async () => {
  const scenarios = [buildingOn('assume')]
  const claims = { options: {}, operations: { except: ['listAccountBalances'] } }
  const plan = planRun({ contract, scenarios, rules, claims, allow: 'reversible', only: [] })
  const { requirements } = await run(always(200), scenarios, { plan: { ...plan, scenarios } })
  expect(requirements.find(({ id }) => id === hundred)?.verdict).toBe('none')
})

test('A run that was surprised, and in which nothing failed for it, is not decided', async () => {
  const { verdict, surprises, evidence } = await run(always(200), [
    asking('accounts/hundred', [hundred], 200),
    buildingOn('given'),
  ])
  expect(verdict).toBe('not decided')
  expect(surprises).toMatchObject([
    { scenario: 'accounts/order', interface: 'accounts', operation: 'listAccounts' },
  ])
  expect(evidence.map(({ number }) => number)).toContain(surprises?.[0]?.exchange)
})

/** Counts what is asked for by a model, of which the plain requests show a fault already. */
const counting = (title: string, statusOf: () => number): Scenario =>
  sampleScenario(title, {
    verifies: [order],
    steps: async ({ customer, model }) => {
      const look = {
        fits: () => true,
        async take(state: number, sequence: Sequence) {
          const answer = await sequence.by(customer).send('listAccounts')
          sequence.verify[order]?.(answer).status(statusOf())
          return state
        },
      }
      await model<number>({
        begin: async () => 0,
        straight: [look],
        transitions: [look],
        closing: [],
      })
    },
  })

test('What plain requests of a model contradict twice fails what the model was to decide', async () => {
  const { verdict, requirements, findings, surprises } = await run(always(200), [
    counting('accounts/order', () => 404),
  ])
  expect(verdict).toBe('not conformant')
  expect(requirements.map(({ verdict: one }) => one)).toEqual(['fail'])
  expect(findings).toMatchObject([
    { expected: 'status 404', actual: 'status 200', sequence: [{ answer: 'status 200' }] },
  ])
  expect(surprises).toBeUndefined()
})

test('Where the run leaves that requirement out, it is a surprise, and the run is not decided', async () => {
  const scenarios = [{ ...counting('accounts/order', () => 404), verifies: [order, hundred] }]
  const plan = planRun({
    contract,
    scenarios,
    rules,
    claims: { options: {} },
    allow: 'reversible',
    only: [hundred],
  })
  const { verdict, requirements, surprises } = await run(always(200), scenarios, { plan })
  expect(requirements.map(({ id, verdict: one }) => [id, one])).toEqual([[hundred, 'inconclusive']])
  expect(surprises).toHaveLength(1)
  expect(verdict).toBe('not decided')
})

test('What they contradict once, or what fails elsewhere, leaves the model undecided', async () => {
  let asked = 0
  const once = await run(always(200), [counting('accounts/order', () => (asked++ ? 200 : 404))])
  expect(once.verdict).toBe('not decided')
  expect(once.surprises).toHaveLength(1)

  const elsewhere = await run(always(200), [
    counting('accounts/order', () => 404),
    asking('accounts/hundred', [hundred], 404),
  ])
  expect(elsewhere.requirements.map(({ id, verdict }) => [id, verdict])).toEqual([
    [order, 'inconclusive'],
    [hundred, 'fail'],
  ])
  expect(elsewhere.surprises).toBeUndefined()
})

test('What one round in three shows is a failure that says how often it was seen', async () => {
  let asked = 0
  const { requirements, findings, totals, rounds, notes } = await run(
    (request, response) => always(++asked % 3 === 0 ? 403 : 200)(request, response),
    [asking('accounts/order', [order], 200)],
    { repeated: { rounds: 4 } },
  )
  expect(asked).toBe(4)
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['fail'])
  expect(findings).toMatchObject([{ seen: { times: 1, of: 4, among: 'rounds' } }])
  expect(totals).toMatchObject({ planned: 1, fail: 1 })
  expect(rounds).toBe(4)
  expect(notes).toContain('The run has 4 rounds, each with values and an order of its own.')
})

test('What a scenario sees in one of its tries is a failure, and ends them', async () => {
  let asked = 0
  const { requirements, findings } = await run(
    (request, response) => always(++asked % 3 === 0 ? 403 : 200)(request, response),
    [{ ...asking('accounts/order', [order], 200), often: true }],
  )
  expect(asked).toBe(3)
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['fail'])
  expect(findings).toMatchObject([{ seen: { times: 1, of: 3, among: 'tries' } }])
})

test('A scenario that is performed some times has other values each time', async () => {
  const drawn: number[] = []
  const { requirements, findings } = await run(always(200), [
    {
      ...sampleScenario('accounts/order', {
        steps: async ({ customer, random, verify }) => {
          drawn.push(random(1e9))
          verify[order]?.(await customer.send('listAccounts')).status(200)
        },
      }),
      often: true,
    },
  ])
  expect(new Set(drawn).size).toBe(5)
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['pass'])
  expect(findings[0]?.seen).toBeUndefined()
})

test('What nothing could be decided of is not asked for again', async () => {
  let asked = 0
  const scenario = sampleScenario('accounts/order', {
    steps: async ({ customer, giveUp }) => {
      await customer.send('listAccounts')
      giveUp('There is none.', 'name one')
    },
  })
  const { requirements } = await run(
    (request, response) => {
      asked += 1
      always(200)(request, response)
    },
    [{ ...scenario, often: true }],
  )
  expect(asked).toBe(1)
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['inconclusive'])
})

test('What one round decided is not left open for another that could not', async () => {
  let asked = 0
  const scenario = sampleScenario('accounts/order', {
    steps: async ({ customer, giveUp, verify }) => {
      const answer = await customer.send('listAccounts')
      if (answer.status !== 200) giveUp('It is used up.', 'run again when there is more')
      verify[order]?.(answer).status(200)
    },
  })
  const { requirements } = await run(
    (request, response) => always(++asked > 1 ? 403 : 200)(request, response),
    [scenario],
    { repeated: { rounds: 2 } },
  )
  expect(requirements.map(({ verdict }) => verdict)).toEqual(['pass'])
})
