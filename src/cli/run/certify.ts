import type { Contract } from '../../contract/contract.js'
import { type Clock, systemClock } from '../../exchange/clock.js'
import { limitInFlight } from '../../exchange/in-flight.js'
import { createMessenger } from '../../exchange/messenger.js'
import { createRecorder } from '../../exchange/recorder.js'
import { createRedactor } from '../../exchange/redactor.js'
import { undiciTransport } from '../../exchange/undici-transport.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { rules } from '../../rules/rules.js'
import { createOnce } from '../../run/create-once.js'
import { createRandom } from '../../run/create-random.js'
import { executeRun, type Progress } from '../../run/execute-run.js'
import { listScenarios } from '../../run/list-scenarios.js'
import type { Suites } from '../../run/load-suites.js'
import { planRun } from '../../run/plan-run.js'
import type { Run } from '../../run/run.js'
import { openTally } from '../../run/tally.js'
import type { ActorName } from '../../target/actor.js'
import { credentialHeaders, knownSecrets } from '../../target/credentials.js'
import type { HookName } from '../../target/hook.js'
import { createHooks } from '../../target/hooks.js'
import type { Profile } from '../../target/profile.js'
import { claimsOf } from './claims-of.js'
import type { ExchangeStore } from './exchange-store.js'
import { givenBy } from './given-by.js'
import { toolVersion } from '../tool-version.js'

export interface CertifyOptions {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly embedded: boolean
  readonly store: ExchangeStore
  readonly seed: number
  readonly only: readonly string[]
  readonly notes: readonly string[]
  /** Awaited at the end, so that linting goes on beside the run. */
  readonly lint: Promise<readonly LintFinding[]>
  readonly signal: AbortSignal
  readonly clock?: Clock
  onProgress?(progress: Progress): void
}

const patience = { maxWait: 20_000, maxTries: 6 }

/** Puts the rooms together and certifies one target: plan, drive, judge, fold. */
export async function certify(options: CertifyOptions): Promise<Run> {
  const { contract, suites, profile, store, clock = systemClock, signal } = options
  const { target, limits } = profile
  const redactor = createRedactor()
  for (const { secret, kind, variable } of knownSecrets(profile))
    redactor.learn(secret, kind, variable)

  const given = givenBy(profile)
  const facts = {
    accountNumbers: contract.interfaces.flatMap(({ name }) => given(name, 'accountNumbers')),
  }
  const tally = openTally(contract, rules, facts)
  const exchanged = { count: 0, bytes: 0 }
  const recorder = createRecorder({
    redactor,
    clock,
    sink: (exchange) => {
      const { request, outcome } = exchange
      exchanged.count += 1
      exchanged.bytes += request.body?.bytes ?? 0
      if (outcome.kind === 'response') exchanged.bytes += outcome.body?.bytes ?? 0
      tally.look(exchange)
      return store.write(exchange)
    },
  })
  const transport = undiciTransport({
    connections: limits.concurrency,
    totalTimeout: limits.requestTime * 1000,
    headTimeout: limits.requestTime * 1000,
    maxBodyBytes: limits.bodyBytes,
  })
  const messenger = createMessenger({
    transport,
    recorder,
    clock,
    patience,
    origin: new URL(target.baseUrl).origin,
    inFlight: limitInFlight(limits.concurrency),
  })
  const hooks = createHooks(profile, target)
  const plan = planRun({
    contract,
    rules,
    scenarios: listScenarios(contract, suites),
    claims: claimsOf(profile),
    allow: profile.safety.allow,
    only: options.only,
  })

  try {
    return await executeRun({
      contract,
      plan,
      rules,
      tally,
      signal,
      heading: {
        tool: { name: 'assay', version: toolVersion },
        target: { ...target, embedded: options.embedded, allow: profile.safety.allow },
        seed: options.seed,
        notes: options.notes,
        secrets: () => redactor.names(),
      },
      lint: options.lint,
      concurrency: limits.concurrency,
      scenarioTime: limits.scenarioTime * 1000,
      rig: {
        contract,
        messenger,
        clock,
        signal,
        baseUrl: target.baseUrl,
        given,
        credentials: (name) => {
          const actor = profile.actors[name as ActorName]
          return actor === undefined ? undefined : credentialHeaders(actor)
        },
        fixtures: (name) => suites.interfaces.get(name)?.fixtures ?? {},
        hooks: {
          has: (name) => hooks.has(name as HookName),
          begin: (name) => hooks.begin(name as HookName),
          end: (name) => hooks.end(name as HookName),
        },
        walk: { pages: limits.pages, time: limits.scenarioTime * 500 },
        once: createOnce(),
        random: createRandom(options.seed),
      },
      evidence: store.evidence,
      exchanged: () => ({ ...exchanged }),
      ...(options.onProgress === undefined ? {} : { onProgress: options.onProgress }),
    })
  } finally {
    await hooks.endAll()
    await transport.close()
  }
}
