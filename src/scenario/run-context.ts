import type { Clock } from '../exchange/clock.js'
import type { Listener } from '../exchange/delivery.js'
import type { Header } from '../exchange/exchange.js'
import type { RecordingClient } from '../exchange/recording-client.js'
import type { OperationCapabilities } from './capability.js'
import type { Contract } from '../contract/contract.js'
import type { DocumentLint, ServedDocument } from './document-lint.js'
import type { Fixtures } from './fixture/fixture.js'
import type { ActorName } from '../terms/actor-name.js'
import type { HookName } from '../terms/hook-name.js'
import type { LoginRecord } from '../terms/login-record.js'
import type { SafetyLevel } from '../terms/safety-level.js'
import type { HookValues } from '../terms/hook-values.js'
import type { PutBack } from './put-back.js'
import type { BoundedStore } from './bounded-store.js'
import type { Surprise } from './surprise.js'
import type { WalkBounds } from './list/walk.js'

/** What a run lends to all its scenarios. */
export interface RunContext {
  readonly contract: Contract
  readonly client: RecordingClient
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Undefined for an actor that the profile does not have. */
  credentials(actor: ActorName, name: string): readonly Header[] | undefined
  /** Who sends an operation in the place of the customer; undefined where the customer does. */
  callerOf(interfaceName: string, operationId: string): ActorName | undefined
  /** What to do for an actor whom the profile does not have. */
  remedyFor(actor: ActorName): string
  /** What an authorization server did when an actor logged in for an interface; throws Undecided when none did. */
  loginRecord(interfaceName: string): LoginRecord
  /** Fixture values of the profile. */
  given(interfaceName: string, fixture: string): readonly string[]
  /** Names of the fixtures that the profile gives for an interface. */
  givenNames(interfaceName: string): readonly string[]
  /** Whether the run tests this interface. */
  isTested(interfaceName: string): boolean
  /** Fixtures that a suite offers. */
  fixtures(interfaceName: string): Fixtures
  /** What a suite can do for the laws. */
  capabilities(interfaceName: string): OperationCapabilities
  /** Whether the run may do what needs this. */
  allows(needed: SafetyLevel): boolean
  readonly hooks: {
    has(name: HookName): boolean
    /** @param values what the hook is told, filled in where the profile names them */
    begin(name: HookName, values?: HookValues): Promise<void>
    end(name: HookName): Promise<void>
  }
  /** Where deliveries of the target come in; absent when the profile has none. */
  readonly listener?: {
    /** Opens it when it is first needed. */
    open(): Promise<Listener>
    /** Seconds to wait for a delivery. */
    readonly patience: number
  }
  /** Bounds of one page walk: pages, items and milliseconds. */
  readonly walk: Omit<WalkBounds, 'now'>
  /** What is to be put back, and until when. */
  readonly putBack: PutBack
  /** Room for large bodies. */
  readonly store: BoundedStore
  readonly clock: Clock
  /** When the run began, in epoch milliseconds. */
  readonly began: number
  /** Milliseconds in which what was written is seen wherever the interface shows it. */
  settleTime(interfaceName: string): number
  /** Lints an OpenAPI document that the target serves. Bounded; nothing that it refers to is fetched. */
  lintDocument(document: ServedDocument): Promise<DocumentLint>
  /** Ends when the run ends. */
  readonly signal: AbortSignal
  /** Runs once per run and key. */
  once<T>(key: string, find: () => Promise<T>): Promise<T>
  /** The same, for what the target has: a look that is anew remembers none of it. */
  found<T>(key: string, find: () => Promise<T>): Promise<T>
  /**
   * Hands out values that can be used once.
   *
   * @param user the scenario that sends what it takes, as exchanges name it
   * @returns the index of the value; undefined when all are taken
   */
  take(name: string, values: readonly string[], user: string): number | undefined
  /** Whole numbers from 0 below `n`: the same for the same seed and name, independent of what runs beside it. */
  random(name: string): (n: number) => number
  /** Replaces secrets in what is going to be written. */
  redact(text: string, cutAtEnd?: boolean): string
  /** A thing that a reader of the report should know. */
  note(text: string): void
  /** What the target did that no requirement speaks of, and that a scenario did not reckon with. */
  surprise(one: Surprise): void
}
