import type { RequestListener } from 'node:http'
import type { Contract } from '../../src/contract/contract.js'
import type { Clock } from '../../src/exchange/clock.js'
import type { Exchange, Header } from '../../src/exchange/exchange.js'
import { limitInFlight } from '../../src/exchange/in-flight.js'
import { createRecordingClient } from '../../src/exchange/create-recording-client.js'
import { createRecorder } from '../../src/exchange/recorder.js'
import { createRedactor } from '../../src/exchange/redactor.js'
import type { Transport } from '../../src/exchange/transport.js'
import { undiciTransport } from '../../src/exchange/undici-transport.js'
import { createOnce } from '../../src/run/create-once.js'
import { createRandom } from '../../src/run/create-random.js'
import { createTake } from '../../src/run/create-take.js'
import type { Fixtures } from '../../src/scenario/fixture/fixture.js'
import { NeedsMore } from '../../src/scenario/needs-more.js'
import type { Outcome } from '../../src/scenario/outcome.js'
import { performScenario } from '../../src/scenario/perform-scenario.js'
import { openPutBack } from '../../src/scenario/put-back.js'
import type { RunContext } from '../../src/scenario/run-context.js'
import { createBoundedStore } from '../../src/scenario/bounded-store.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import type { Surprise } from '../../src/scenario/surprise.js'
import { createHooks } from '../../src/target/hooks.js'
import type { HookName } from '../../src/terms/hook-name.js'
import { serve } from '../exchange/serve.js'
import { accountsContract } from './accounts-contract.js'

/** What a stand is to have; without `actors`, the customer with the token `open-sesame`. */
interface Wanted {
  /** That of customer accounts by default. */
  readonly contract?: Contract
  readonly actors?: Readonly<Record<string, readonly Header[]>>
  readonly fixtures?: Fixtures
  readonly given?: Readonly<Record<string, readonly string[]>>
  /** Hooks of the target, each a path below its origin that is POSTed to. */
  readonly hooks?: Readonly<Partial<Record<HookName, { begin: string; end?: string }>>>
  /** Whether the run may only read. */
  readonly observe?: boolean
  readonly walk?: Partial<RunContext['walk']>
  readonly clock?: Clock
  /** In place of the network. */
  readonly transport?: Transport
}

interface TestStage extends AsyncDisposable {
  readonly run: RunContext
  readonly baseUrl: string
  /** Everything that was exchanged so far, as recorded. */
  readonly exchanges: readonly Exchange[]
  /** What scenarios did not reckon with. */
  readonly surprises: readonly Surprise[]
  /** Things to know that were noted for the report. */
  readonly notes: readonly string[]
  /** Performs steps as a scenario of the accounts interface that verifies these requirements, by their ids. */
  perform(
    verifies: readonly string[],
    steps: Scenario['steps'],
    more?: Partial<Scenario> & { readonly signal?: AbortSignal },
  ): Promise<readonly Outcome[]>
}

const token = 'open-sesame'

/** The time of this machine, without the waiting. */
const impatient: Clock = { now: () => Date.now(), sleep: async () => undefined }

/** A target on a port of its own, with everything that a scenario needs to be performed against it. */
export async function openTestStage(
  listener: RequestListener,
  wanted: Wanted = {},
): Promise<TestStage> {
  const served = await serve(listener)
  const baseUrl = `${served.origin}/api`
  const clock = wanted.clock ?? impatient
  const exchanges: Exchange[] = []
  const notes: string[] = []
  const surprises: Surprise[] = []
  const redactor = createRedactor()
  redactor.learn(token, 'token')
  const transport = wanted.transport ?? undiciTransport()
  const actors = wanted.actors ?? { customer: [['Authorization', `Bearer ${token}`]] }
  const post = (url: string) =>
    ({ kind: 'request', method: 'POST', url, headers: [], expect: [] }) as const
  const hooks = createHooks(
    {
      hooks: Object.fromEntries(
        Object.entries(wanted.hooks ?? {}).map(([name, { begin, end }]) => [
          name,
          { begin: post(begin), end: end && post(end), timeLimit: 5 },
        ]),
      ),
    },
    { baseUrl },
  )
  const { signal } = new AbortController()
  const run: RunContext = {
    contract: wanted.contract ?? accountsContract,
    client: createRecordingClient({
      transport,
      recorder: createRecorder({
        redactor,
        clock,
        sink: (exchange) => void exchanges.push(exchange),
      }),
      origin: served.origin,
      inFlight: limitInFlight(16),
      clock,
      patience: { maxWait: 10, maxTries: 2, forStrangers: 1000 },
    }),
    baseUrl,
    callerOf: () => undefined,
    loginRecord: () => {
      throw new Error('no log-in')
    },
    remedyFor: (actor) => `actors.${actor}`,
    credentials: (actor) => actors[actor],
    given: (_, name) => wanted.given?.[name] ?? [],
    givenNames: () => Object.keys(wanted.given ?? {}),
    isTested: () => true,
    fixtures: () => wanted.fixtures ?? {},
    capabilities: () => ({}),
    allows: () => wanted.observe !== true,
    hooks: {
      has: (name) => hooks.has(name as HookName),
      begin: (name, values) => hooks.begin(name as HookName, values),
      end: (name) => hooks.end(name as HookName),
    },
    walk: { pages: 20, items: 10_000, bytes: 1e7, time: 60_000, ...wanted.walk },
    putBack: openPutBack(signal, () => 1000),
    store: createBoundedStore(1e8),
    clock,
    began: clock.now(),
    settleTime: () => 0,
    signal,
    once: createOnce(),
    found: createOnce(),
    take: createTake(),
    random: (name) => createRandom(1, name),
    redact: redactor.text,
    lintDocument: async () => ({ kind: 'not linted', because: 'There is no linter here.' }),
    note: (text) => void notes.push(text),
    surprise: (one) => void surprises.push(one),
  }
  return {
    run,
    baseUrl,
    exchanges,
    notes,
    surprises,
    perform: async (verifies, steps, { signal = new AbortController().signal, ...more } = {}) => {
      const scenario: Scenario = {
        id: 'accounts/story',
        kind: 'scenario',
        title: 'A story',
        file: 'suites/accounts/balances/story.scenario.ts',
        interface: 'accounts',
        verifies,
        safety: 'observe',
        touches: [],
        steps,
        ...more,
      }
      const outcomes = await performScenario(run, scenario, signal)
      if (outcomes instanceof NeedsMore) throw outcomes
      return outcomes
    },
    async [Symbol.asyncDispose]() {
      await transport.close()
      await served[Symbol.asyncDispose]()
    },
  }
}
