import type { Answer } from '../answer/answer.js'
import type { InterfaceContract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { Plain } from '../request/ask-plainly.js'
import type { Endpoint } from './endpoint.js'
import type { HookName } from '../../terms/hook-name.js'
import type { LoginRecord } from '../../terms/login-record.js'
import type { Expectation } from '../verify/expectation.js'
import type { UrlParameters } from '../request/request-url.js'
import type { HookValues } from '../../terms/hook-values.js'
import type { Sender } from '../request/sender.js'
import type { Touch } from '../touch.js'
import type { Seen } from '../verify/seen.js'
import type { Walk } from '../list/walk.js'

/** Who sends. An actor that the profile lacks makes what follows inconclusive. */
export interface Actors {
  readonly customer: Sender
  readonly otherCustomer: Sender
  readonly restricted: Sender
  readonly agent: Sender
  readonly admin: Sender
  readonly anonymous: Sender
}

/** All that a story has at hand; a law has more (`LawStage`). */
export interface Stage extends Actors {
  /** Whether the profile has this actor: what is decided without it is left as it is where it lacks it. */
  knows(actor: keyof Actors): boolean
  readonly interface: InterfaceContract
  operation(operationId: string): Operation
  readonly fixtures: Readonly<Record<string, (...wanted: never[]) => Promise<unknown>>>
  /**
   * A preamble that rests on the contract: if it does not hold, the requirement fails, whether the scenario verifies
   * it or not, and what follows is inconclusive. A refusal for want of credentials, permission or capacity (401, 403,
   * 429, 503) contradicts nothing and blames no requirement.
   */
  assume(seen: Seen, requirement: string | undefined): Expectation
  /**
   * A preamble that rests on the profile, on permissions or on the data of others: if it does not hold, what follows
   * is inconclusive and no requirement is blamed. What these do not explain is reported as a surprise: the run is not decided.
   */
  given(seen: Seen): Expectation
  /**
   * Ends the scenario: all that is not decided yet is inconclusive for this reason, which the answer shows.
   *
   * @param remedy what would decide it: a name of the profile, or an order; undefined where only the reason can tell
   */
  giveUp(because: string, remedy: string | undefined, answer?: Answer): never
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
  /**
   * The whole list as the customer sees it, in the biggest pages. That of a plain request is walked once per run, and anew
   * where a comparison is made again (`confirmed`).
   *
   * @param how with another query than that of a plain request, or anew to tell whether the data moved
   */
  walkList(
    operation: Operation,
    how?: { readonly query?: UrlParameters['query']; readonly anew?: boolean },
  ): Promise<Walk>
  /**
   * A plain request of the customer, with required parameters from examples and fixtures, and its answer; once per run.
   * Inconclusive when it is not answered with success.
   */
  plain(operation: Operation): Promise<Plain>
  /** Runs once per run and key, with actors that send on behalf of the whole run. */
  once<T>(key: string, find: (actors: Actors) => Promise<T>): Promise<T>
  /**
   * Brings the target into a state for as long as `steps` take. Undecided when the profile has no such hook.
   *
   * @param values for the hook, such as the `seconds` by which the clock goes on
   */
  during<T>(hook: HookName, steps: () => Promise<T>, values?: HookValues): Promise<T>
  /** Listens to the push deliveries of the target for as long as `steps` take. Undecided without a listener. */
  listen<T>(steps: (endpoint: Endpoint) => Promise<T>): Promise<T>
  /**
   * Says that what follows touches more than the scenario declares, as the target turned out to be. Where it does not
   * have that, the scenario ends and is performed again, with it: nothing of what it found out counts.
   */
  needs(...touches: readonly Touch[]): void
  /** What an authorization server did when the customer, or else another actor, logged in for this interface. */
  loginRecord(): LoginRecord
  /** Registers what puts the target back; done at the end, latest first, however the scenario ends. */
  afterwards(undo: (actors: Actors) => Promise<unknown>): void
  /** Waits until then (epoch milliseconds); undecided where a target asks to wait longer than a scenario does. */
  waitUntil(time: number): Promise<void>
  /**
   * Looks at once, and again in longer and longer intervals until it is there, for so many milliseconds at most: what a
   * target does later, such as to deliver a message, has no known time.
   *
   * @param isThere whether what was seen is what was waited for; by default, whether anything was
   * @returns what was seen last
   */
  eventually<T>(
    milliseconds: number,
    look: () => T | Promise<T>,
    isThere?: (seen: T) => boolean,
  ): Promise<T>
  /** `eventually` within the time that the profile gives what was written to be seen wherever it is shown. */
  settled<T>(look: () => T | Promise<T>, isThere?: (seen: T) => boolean): Promise<T>
  now(): number
  /** When the run began, in epoch milliseconds: what is named by it is of no other run. */
  readonly began: number
  random(n: number): number
}
