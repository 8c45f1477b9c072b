import type { InterfaceContract } from '../contract/contract.js'
import type { Operation, Parameter } from '../contract/operation.js'
import type { Answer } from './answer.js'
import type { Capabilities, CapabilityKind } from './capability.js'
import type { Plain } from './ask-plainly.js'
import type { DocumentLint } from './document-lint.js'
import type { Endpoint } from './endpoint.js'
import type { HookName } from '../terms/hook-name.js'
import type { Model } from './model/model.js'
import type { Expectation } from './expectation.js'
import type { UrlParameters } from './request-url.js'
import type { HookValues } from '../terms/hook-values.js'
import type { RequestInput } from './request-input.js'
import type { Sender } from './sender.js'
import type { Touch } from './touch.js'
import type { Seen } from './verification.js'
import type { Walk } from './walk-pages.js'

/** Who sends. An actor that the profile lacks makes what follows inconclusive. */
export interface Actors {
  readonly customer: Sender
  readonly otherCustomer: Sender
  readonly restricted: Sender
  readonly agent: Sender
  readonly admin: Sender
  readonly anonymous: Sender
}

/** All that a scenario has at hand. */
export interface Stage extends Actors {
  readonly interface: InterfaceContract
  operation(operationId: string): Operation
  readonly fixtures: Readonly<Record<string, (...wanted: never[]) => Promise<unknown>>>
  /** What the suite of the interface can do with an operation, for the laws; undefined where it does not say. */
  capability<K extends CapabilityKind>(
    operation: Operation,
    kind: K,
  ): Promise<Capabilities[K] | undefined>
  /**
   * A preamble that rests on the contract: if it does not hold, the requirement fails, whether the scenario verifies
   * it or not, and what follows is inconclusive. A refusal for want of credentials, permission or capacity (401, 403,
   * 429, 503) contradicts nothing and blames nobody.
   */
  assume(seen: Seen, requirement: string | undefined): Expectation
  /**
   * A preamble that rests on the profile, on permissions or on the data of others: if it does not hold, what follows
   * is inconclusive and nobody is blamed. What these do not explain is told as a surprise: the run is not decided.
   */
  given(seen: Seen): Expectation
  /** Ends the scenario: all that is not decided yet is inconclusive for this reason. */
  giveUp(because: string, remedy?: string): never
  /**
   * Walks a list page by page, within the bounds of the run; says in the report when it sampled. What a list has in
   * its path is that of a plain request.
   */
  walk(
    sender: Sender,
    operationId: string,
    query?: UrlParameters['query'],
    pages?: number,
  ): Promise<Walk>
  /** A list as the customer sees it with this query, in the biggest pages. */
  walkNarrowed(operation: Operation, query: NonNullable<UrlParameters['query']>): Promise<Walk>
  /**
   * The whole list that a plain request of the customer gives, in the biggest pages; walked once per run, and anew where
   * a comparison is made again (`confirmed`).
   */
  walkList(operation: Operation): Promise<Walk>
  /** The same, walked anew: tells whether the data moved under the run. */
  walkListAgain(operation: Operation): Promise<Walk>
  /** A plain request that the operation should answer with success: required parameters from examples and fixtures. */
  plainRequest(operation: Operation): Promise<RequestInput>
  /** The same, sent; where what it was about is gone by now, for something else that was found anew. */
  askPlainly(sender: Sender, operation: Operation): Promise<Plain>
  /** The same, by the customer, once per run; inconclusive when it is not answered with success. */
  plain(operation: Operation): Promise<Plain>
  /** Statuses that refuse an invalid value of the parameter. */
  refusals(operation: Operation, parameter: Parameter): readonly string[]
  /** Runs once per run and key, whoever asks. */
  once<T>(key: string, find: () => Promise<T>): Promise<T>
  /**
   * Brings the target into a state for as long as `steps` take. Undecided when the profile has no such hook.
   *
   * @param values what the hook is told, such as the `seconds` by which the clock goes on
   */
  during<T>(hook: HookName, steps: () => Promise<T>, values?: HookValues): Promise<T>
  /** Listens to the push deliveries of the target for as long as `steps` take. Undecided without a listener. */
  listen<T>(steps: (endpoint: Endpoint) => Promise<T>): Promise<T>
  /**
   * Compares the target with a model in sequences of requests that are drawn from the seed of the run; decides
   * every requirement of the scenario. What it finds is told with the shortest sequence that shows it.
   */
  model<State>(model: Model<State>): Promise<void>
  /**
   * Says that what follows touches more than the scenario declares, as the target turned out to be. Where it does not
   * have that, the scenario ends and is performed again, with it: nothing of what it found out counts.
   */
  needs(...touches: readonly Touch[]): void
  /** Registers what puts the target back; done at the end, latest first, however the scenario ends. */
  afterwards(undo: (actors: Actors) => Promise<unknown>): void
  /** Waits until then (epoch milliseconds), within a bound; tells whether it got there. */
  waitUntil(time: number): Promise<boolean>
  now(): number
  /** Lints the OpenAPI document that an answer carries. */
  lintDocument(answer: Answer): Promise<DocumentLint>
  random(n: number): number
}
