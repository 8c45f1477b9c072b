import type { Dispatcher } from 'undici'
import type { Contract } from '../../contract/contract.js'
import { type Clock, systemClock } from '../../exchange/clock.js'
import type { Redactor } from '../../exchange/redactor.js'
import type { Transport } from '../../exchange/transport.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { rules } from '../../rules/rules.js'
import { createOnce } from '../../run/create-once.js'
import { createRandom } from '../../run/create-random.js'
import { executeRun } from '../../run/execute-run.js'
import { inWriting } from '../../scenario/in-writing.js'
import { openPutBack } from '../../scenario/put-back.js'
import { createShelf } from '../../scenario/shelf.js'
import type { Suites } from '../../run/load-suites.js'
import type { Observer } from '../../run/observer.js'
import type { Plan } from '../../run/plan-run.js'
import type { Run } from '../../run/run.js'
import type { RecallRemarks } from '../../run/tally.js'
import type { Progress } from '../../run/track-progress.js'
import type { ActorName } from '../../target/actor.js'
import { credentialHeaders } from '../../target/credentials.js'
import { createHooks } from '../../target/hooks.js'
import type { openListener } from '../../target/listener/open-listener.js'
import type { Profile } from '../../target/profile.js'
import { brokenConnections } from '../../run/broken-connections.js'
import type { ExchangeStore } from './exchange-store.js'
import { givenBy } from './given-by.js'
import { lendListener } from './lend-listener.js'
import { lintServed } from './lint-served.js'
import { openLine } from './open-line.js'
import { type Linter, openLinter } from './open-linter.js'
import { openLookout } from './open-lookout.js'
import { planOf } from './plan-of.js'
import { toolVersion } from '../tool-version.js'

/** Items that a walk holds for each page that it may take: five thousand where two hundred pages are allowed. */
const itemsOfPage = 25
/** Milliseconds that putting back may take when a run is ended early, unless somebody says otherwise. */
const patience = 6000
/** Bytes of large bodies that scenarios hold at the same time. */
const roomForBodies = 64 * 1024 * 1024

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
  /** Lints what the target serves; one of its own when there is none. */
  readonly linter?: Linter
  readonly signal: AbortSignal
  readonly clock?: Clock
  /** Answers in place of the network, for instance from a recording. */
  readonly transport?: Transport
  /** Sends the requests of hooks in place of the network. */
  readonly dispatcher?: Dispatcher
  /** Listens in place of the network. */
  readonly openListener?: typeof openListener
  /** What to do, where it was planned before. */
  readonly plan?: Plan
  readonly observer?: Observer
  /** Replaces secrets, and learns them; one of its own when there is none. */
  readonly redactor?: Redactor
  /** What rules said of the same exchange in another run of the same contract. */
  readonly recall?: RecallRemarks
  onProgress?(progress: Progress): void
  /** Nothing was sent but the first request, which did not get through. */
  onUnreachable?(message: string): void
  /** A hook could not be ended: the target may not be as it was. */
  onLeftOver?(message: string): void
  /** Milliseconds that putting everything back may take together when the run is ended early; asked for then. */
  timeToPutBack?(): number
  /** Gets to know how to learn what would stay behind if everything ended at once, a phrase each. */
  watch?(leftOver: () => readonly string[]): void
}

/** Puts the rooms together and certifies one target: plan, drive, judge, fold. */
export async function certify(options: CertifyOptions): Promise<Run> {
  const { contract, suites, profile, store, clock = systemClock } = options
  const { target, limits } = profile
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  const { transport, redactor, recall } = options
  const line = openLine({
    contract,
    profile,
    store,
    clock,
    ...(transport && { transport }),
    ...(redactor && { redactor }),
    ...(recall && { recall }),
    onSilence: () => void lookAgain(),
  })
  const { messenger, watch } = line
  const lookout = openLookout({ messenger, contract, profile, clock, signal }, watch)
  const linter = options.linter ?? openLinter()
  const served = lintServed(linter, (text) => inWriting(text, line.redact))
  const putBack = openPutBack(signal, options.timeToPutBack ?? (() => patience))
  const { dispatcher } = options
  const hooks = createHooks(profile, {
    ...target,
    ended: signal,
    closing: putBack.closing,
    ...(dispatcher && { dispatcher }),
  })
  const listener =
    profile.listener && lendListener(profile.listener, line.recorder, clock, options.openListener)
  const plan = options.plan ?? planOf(options)

  const look = async (): Promise<readonly string[]> => {
    if (options.embedded) return []
    const first = await lookout.preflight()
    // Whoever ended the run meanwhile learns nothing of the target.
    if (signal.aborted) return []
    if (first.kind === 'answered') return first.remark === undefined ? [] : [first.remark]
    stop.abort(new Error(`The target cannot be reached: ${first.why}.`))
    options.onUnreachable?.(line.redact(`nothing could be tested: ${first.why}. ${first.remedy}`))
    return []
  }

  const lookAgain = async (): Promise<void> => {
    const lost = await lookout.lookAgain()
    if (lost) stop.abort(new Error(`The target answers no more: ${lost.why}. ${lost.remedy}`))
  }

  let ending: Promise<readonly string[]> | undefined
  const endHooks = (): Promise<readonly string[]> =>
    (ending ??= hooks.endAll().then((failures) => {
      const messages = failures.map(({ message }) => line.redact(message))
      for (const message of messages) options.onLeftOver?.(message)
      return messages
    }))
  options.watch?.(() => [
    ...hooks.begun().map((name) => `the state of hooks.${name}, which was begun and not ended`),
    ...[...putBack.owed()].map(
      ([scenario, count]) => `what ${scenario} changed (${count} not put back)`,
    ),
    ...(listener?.isOpen() ? ['calls of the target to the listener, which nobody answers'] : []),
  ])

  try {
    const remarks = await look()
    return await executeRun({
      contract,
      plan,
      rules,
      tally: line.tally,
      signal,
      heading: {
        tool: { name: 'assay', version: toolVersion },
        target: { ...target, embedded: options.embedded, allow: profile.safety.allow },
        seed: options.seed,
        notes: [...remarks, ...options.notes],
        secrets: line.secrets,
      },
      lint: options.lint,
      servedLint: served.found,
      concurrency: limits.concurrency,
      scenarioTime: limits.scenarioTime * 1000,
      rig: {
        contract,
        messenger,
        clock,
        signal,
        baseUrl: target.baseUrl,
        given: givenBy(profile, suites),
        credentials: (name) => {
          const actor = profile.actors[name as ActorName]
          return actor === undefined ? undefined : credentialHeaders(actor)
        },
        fixtures: (name) => suites.interfaces.get(name)?.fixtures ?? {},
        hooks: {
          allowed: profile.safety.allow !== 'observe',
          has: hooks.has,
          begin: (name, values) => {
            watch.disturb()
            return hooks.begin(name, values)
          },
          end: (name) => hooks.end(name).finally(watch.settle),
        },
        ...(listener && { listener }),
        walk: {
          pages: limits.pages,
          items: limits.pages * itemsOfPage,
          bytes: limits.bodyBytes / 2,
          time: limits.scenarioTime * 500,
        },
        putBack,
        shelf: createShelf(roomForBodies),
        once: options.observer?.once ?? createOnce(),
        random: (name) => createRandom(options.seed, name),
        redact: line.redact,
        lintDocument: served.lintDocument,
      },
      evidence: store.evidence,
      evidenceNotes: store.notes,
      atEnd: endHooks,
      exchanged: line.exchanged,
      connections: () => brokenConnections(watch.connections(), limits.brokenConnections),
      ...(options.observer && { observer: options.observer }),
      ...(options.onProgress === undefined ? {} : { onProgress: options.onProgress }),
    })
  } finally {
    await endHooks()
    putBack.close()
    await listener?.close()
    await line.close()
    if (options.linter === undefined) await linter.close()
  }
}
