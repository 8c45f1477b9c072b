import type { InterfaceContract } from '../contract/contract.js'
import type { SafetyLevel } from '../terms/safety-level.js'
import type { CapabilityKind } from './capability.js'
import type { Declared, Declaring, Verifies } from './verify/declaration.js'
import type { LawStage } from './stage/law-stage.js'
import type { Stage } from './stage/stage.js'
import type { Touch } from './touch.js'
import type { Verifying } from './verify/verification.js'

/** A short story: what it verifies, what it needs, what it does. */
export interface Scenario extends Declaring {
  /** Stable: `accounts/balances-order`, `laws/cursor-paging:listAccounts`. */
  readonly id: string
  readonly kind: 'scenario' | 'law'
  /** A sentence. */
  readonly title: string
  /** Source file, relative to the project. */
  readonly file: string
  readonly interface: string
  /** Operation that a law case is about. */
  readonly operation?: string
  /** Keys of a law of which the definition shows no requirement here. */
  readonly unbound?: readonly string[]
  readonly safety: SafetyLevel
  /** What it would get into the way of others with. */
  readonly touches: readonly Touch[]
  /** About how many requests it sends one after the other; the usual few where it does not say. */
  readonly requests?: number
  /** It is performed some times in a run: what shows now and then is seen by asking again. */
  readonly often?: boolean
  /** How often it was performed before, if it was: what it made then may still be there. */
  readonly again?: number
  /** What the suite has to be able to do with the operation of a law case. */
  readonly capability?: CapabilityKind
  /** Operation whose `stock` the suite adds, where the target has too little of what is read. */
  readonly stocked?: string
  readonly steps: (stage: LawStage & Verifying<string>) => Promise<unknown>
}

/** A scenario as its author writes it. The file names it. */
export interface Story<S = Stage & Verifying<string>, V = Verifies> {
  /** The requirements that it decides, each under a short key, and what each of them waits for. */
  readonly verifies: V
  readonly safety?: SafetyLevel
  readonly touches?: readonly Touch[]
  /** About how many requests it sends one after the other, where these are many: what takes long begins first. */
  readonly requests?: number
  /**
   * Performs it `often` times in a run, each time with other values: where it alone sees what it verifies, asks for
   * it once, and costs few requests and no waiting.
   */
  readonly often?: true
  /** An operation: performed once more with what the suite can add to what that reads (`stock`), where something stays open. */
  readonly stocked?: string
  readonly steps: (stage: S) => Promise<unknown>
}

/** What a suite file exports: the story, before the plan gives it its id and file. */
export interface NamedStory {
  readonly kind: 'scenario'
  readonly title: string
  readonly interface: string
  readonly story: Story
}

/** One case of a law: the story with the operation (or parameter) it is about. */
export interface LawCase extends Omit<Story, 'touches' | 'verifies'>, Pick<Scenario, 'unbound'> {
  readonly declares: readonly Declared[]
  readonly operation: string
  /** It writes, or needs what it is about as it is: it touches what the suite says of the operation. */
  readonly undisturbed?: boolean
  /** What the suite has to be able to do with the operation. */
  readonly capability?: CapabilityKind
  /** Kebab-case, unique within the law and operation; empty when there is one case. */
  readonly name?: string
  readonly title: string
}

/** A parameterised scenario, bound to operations by what their definition shows. */
export interface Law {
  readonly kind: 'law'
  readonly cases: (contract: InterfaceContract) => readonly LawCase[]
}
