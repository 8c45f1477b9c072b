import type { Contract } from '../../contract/contract.js'
import { openBodyBudget } from '../../exchange/body-budget.js'
import type { Clock } from '../../exchange/clock.js'
import { limitInFlight } from '../../exchange/in-flight.js'
import { observedTransport } from '../../exchange/observed-transport.js'
import { createRecordingClient } from '../../exchange/create-recording-client.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import { createRecorder, type Recorder } from '../../exchange/recorder.js'
import type { Redactor } from '../../exchange/redactor.js'
import type { Renewal } from '../../exchange/renewal.js'
import type { SecretName } from '../../exchange/secret-name.js'
import type { Transport, WireOutcome } from '../../exchange/transport.js'
import { watchUnderWay } from '../../exchange/watch-under-way.js'
import { type TargetWatch, watchTarget } from '../../exchange/watch-target.js'
import type { Rule } from '../../rules/rule.js'
import { rules as packaged } from '../../rules/rules.js'
import { openWriteLog, type WriteLog } from '../../run/write-log.js'
import { openTally, type RecallRemarks, type Tally } from '../../run/tally.js'
import type { Profile } from '../../target/profile.js'
import type { ExchangeStore } from './exchange-store.js'
import { openLastAnswer } from './last-answer.js'
import { openFacts } from './open-facts.js'
import { openNetwork } from './open-network.js'
import { openSecretFilter } from './open-secret-filter.js'

/** The way to a target: all that is sent is recorded without its secrets, stored, and seen by every rule. */
export interface TargetConnection {
  readonly client: RecordingClient
  /** Resolves when all that was sent is recorded; no later than one request may take. */
  idle(): Promise<void>
  readonly tally: Tally
  readonly recorder: Recorder
  readonly writeLog: WriteLog
  /** The last request that was answered, and those after it that were not, in a sentence each. */
  openLastAnswer(): string
  /** Replaces secrets in a text that is going to be written. */
  redact(text: string, cutAtEnd?: boolean): string
  /** Secrets that come from an environment variable, by their tokens. */
  secrets(): readonly SecretName[]
  exchanged(): { readonly count: number; readonly bytes: number }
  /** By which the target showed who it is; undefined without a secured connection. */
  certificates(): readonly string[] | undefined
  readonly watch: TargetWatch
  /**
   * A hook moves the clock of the target: what is stamped then is of another time, also when it is put back.
   *
   * @param milliseconds by which it is put forward; it may not have been put back before
   */
  clockMoved(milliseconds: number): void
  close(): Promise<void>
}

export interface TargetConnectionParts {
  readonly contract: Contract
  readonly profile: Profile
  readonly store: ExchangeStore
  readonly clock: Clock
  /** Knows the secrets of the profile; one of its own when there is none. */
  readonly redactor?: Redactor
  /** In place of the network. */
  readonly transport?: Transport
  /** Comes between Assay and the target. */
  alter?(wire: Transport): Transport
  /** The packaged ones by default. */
  readonly rules?: readonly Rule[]
  readonly recall?: RecallRemarks
  readonly renewal?: Renewal
  /** The target does not answer any more. */
  onSilence?(last: WireOutcome): void
}

/** Requests in a row without an answer, of which one may be lost and several may go to what is broken. */
const inARow = 5
/** Bytes of large bodies that are received and judged at the same time. */
const roomForBodies = 32 * 1024 * 1024
const limited = { maxWait: 20_000, maxTries: 10 }

/** Opens the line to the target of a profile, within the limits that it sets. */
export function openTargetConnection(parts: TargetConnectionParts): TargetConnection {
  const { contract, profile, store, clock, redactor = openSecretFilter(profile).redactor } = parts
  const { target, limits } = profile
  const known = openFacts(profile)
  const tally = openTally(contract, parts.rules ?? packaged, known.facts, parts.recall)
  const writeLog = openWriteLog()
  const heard = openLastAnswer()
  const exchanged = { count: 0, bytes: 0 }
  const recorder = createRecorder({
    redactor,
    clock,
    sink: (exchange) => {
      const { request, outcome } = exchange
      exchanged.count += 1
      exchanged.bytes += request.body?.bytes ?? 0
      if (outcome.kind === 'response') exchanged.bytes += outcome.body?.bytes ?? 0
      known.note(exchange)
      tally.look(exchange)
      writeLog.look(exchange)
      heard.look(exchange)
      return store.write(exchange)
    },
  })
  const watch = watchTarget({
    clock,
    inARow,
    time: Math.min(limits.requestTime, limits.scenarioTime) * 1000,
    onSilence: (last) => parts.onSilence?.(last),
  })
  const network = openNetwork(profile, parts.transport)
  const wire = network.transport
  const transport = observedTransport(parts.alter?.(wire) ?? wire, watch.saw)
  const recording = createRecordingClient({
    transport,
    recorder,
    clock,
    patience: { ...limited, forStrangers: limits.scenarioTime * 1000 },
    origin: new URL(target.baseUrl).origin,
    inFlight: limitInFlight(limits.concurrency),
    room: openBodyBudget(roomForBodies),
    renewal: parts.renewal,
  })
  const { client, idle } = watchUnderWay(recording, clock)
  return {
    client,
    idle: () => idle(limits.requestTime * 1000),
    recorder,
    tally,
    writeLog,
    openLastAnswer: heard.tell,
    watch,
    clockMoved: known.clockMoved,
    redact: redactor.text,
    secrets: () => redactor.names(),
    exchanged: () => ({ ...exchanged }),
    certificates: network.certificates,
    close: () => transport.close(),
  }
}
