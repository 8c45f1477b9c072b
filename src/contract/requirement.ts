import type { LawAspect } from './law/law-aspect.js'

export type Level = 'must' | 'should' | 'may'

/** The rule that looks for answers that contradict a row, and what of it: a rule may know several rows apart. */
export interface Watched {
  /** `written-is-kept`. */
  readonly by: string
  /** An operation, a member or a link, in the words of the rule. */
  readonly about: string
}

/** How a requirement came to be, and what decides it. */
export type Origin =
  /** A row of `specs/<interface>/requirements/`: scenarios, laws or rules name it. */
  | {
      readonly kind: 'written'
      /** The rule that decides it, on every answer: `problem-status`. */
      readonly rule?: string
      /** Scenarios decide it, and a rule looks for answers that contradict it. */
      readonly watched?: Watched
    }
  /** Every answer of the operation has a documented status. */
  | { readonly kind: 'status'; readonly operation: string }
  /** Every answer of the operation has the media type documented for its status. */
  | { readonly kind: 'media-type'; readonly operation: string }
  /** Bodies of the operation can be read and have the documented shape at the top. */
  | { readonly kind: 'body'; readonly operation: string }
  /** The value of a member of a named schema is as described, wherever it is present. */
  | { readonly kind: 'member'; readonly schema: string; readonly member: string }
  /** A required member of a named schema is present. */
  | { readonly kind: 'presence'; readonly schema: string; readonly member: string }
  /** A link that each instance of a named schema carries is there. */
  | { readonly kind: 'carried'; readonly schema: string; readonly relation: string }
  /** A documented response header is there and well-formed. */
  | {
      readonly kind: 'header'
      readonly operation: string
      readonly status: string
      readonly header: string
    }
  /** An aspect of a law that binds this operation. */
  | ({ readonly operation: string } & LawAspect)

/** One normative sentence, or one thing that the documents leave open. */
export interface Requirement {
  /** Reads like a path, never reused: `accounts.balances.order`. */
  readonly id: string
  readonly interface: string
  readonly level: Level
  /** Document and section: `document 1, Resources and their fields, Account balance`. */
  readonly clause: string
  /** In our own words. */
  readonly text: string
  /** operationIds it binds. */
  readonly operations: readonly string[]
  readonly origin: Origin
  /** Something the documents call "not shown": never tested, reported as unspecified. */
  readonly gap?: true
  /** Why no test can decide it. */
  readonly untestable?: string
  /** An ambiguous sentence: each of these conforms. */
  readonly readings?: readonly string[]
  /** Option of the ICS that a profile may leave unclaimed: `agency`, `nicknames`, … */
  readonly option?: string
  /**
   * operationIds that the documents name and do not show: the requirement is a gap until a supplement
   * describes them all.
   */
  readonly supplement?: readonly string[]
  /** Version of the interface with which it came; a target may claim an earlier one. */
  readonly since?: string
}
