import type { Creation, Trace } from './creation.js'
import type { Fixture } from './fixture/fixture.js'
import type { RequestInput } from './request/request-input.js'
import type { Rewrite } from './rewrite.js'
import type { SafetyLevel } from '../terms/safety-level.js'
import type { Stage } from './stage/stage.js'
import type { Touch } from './touch.js'

/** A request that would be carried out. */
interface Traced {
  readonly order: RequestInput
  /** Looks at what it would change; without it, nothing shows whether it was carried out. */
  look?(): Promise<Trace>
}

/** A request that changes something for good: what the laws need of it that ask who may send it. */
export interface WriteRequest {
  /** Who may send it. */
  readonly actor: 'customer' | 'admin'
  /** Makes something of ours, which goes again in the end, and gives a request about it. */
  prepare(stage: Stage): Promise<Traced>
}

/** What a suite can do for the laws, which know an operation by its definition only. */
export interface Capabilities {
  /** Requests whose answers show more than that of a plain one. */
  readonly examples: readonly RequestInput[]
  /** Values of parameters that narrow what is answered, where the definition tells none, by the names of these. */
  readonly narrowing: Readonly<Record<string, string>>
  /** Items that were read by themselves before, as they were answered. */
  readonly read: readonly Readonly<Record<string, unknown>>[]
  readonly creation: Creation
  readonly rewrite: Rewrite
  readonly writeRequest: WriteRequest
}

export type CapabilityKind = keyof Capabilities

export const capabilityKinds: readonly string[] = [
  'examples',
  'narrowing',
  'read',
  'creation',
  'rewrite',
  'writeRequest',
] satisfies readonly CapabilityKind[]

/** How they are found, when a law asks for them. */
export type FoundCapabilities = {
  readonly [K in CapabilityKind]?: Fixture<[], Capabilities[K]>
}

/** What an operation reads, of our own: of what comes and goes, a target may have nothing just then. */
export interface Stock {
  /** What has to be allowed. */
  readonly safety: SafetyLevel
  /**
   * Adds it for as long as `steps` take.
   *
   * @throws Undecided before the steps begin where it cannot
   */
  during(stage: Stage, steps: () => Promise<unknown>): Promise<unknown>
}

/** What a suite can do with one operation. */
export interface Capability extends FoundCapabilities {
  /** Of what comes and goes: cases of laws that found too little are performed once more with it. */
  readonly stock?: Stock
  /** What a law touches that writes by the operation, or needs what it reads as it is; else all of the interface. */
  readonly touches?: readonly Touch[]
}

/** By operationId: `suites/<interface>/shared/capabilities.ts`. */
export type OperationCapabilities = Readonly<Record<string, Capability>>

/** How one is found; undefined where the suite has none. */
export const findCapability = <K extends CapabilityKind>(
  own: FoundCapabilities | undefined,
  kind: K,
): Fixture<[], Capabilities[K]> | undefined => own?.[kind]
