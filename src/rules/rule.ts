import type { Contract } from '../contract/contract.js'
import type { Operation, ResponseSpec } from '../contract/operation.js'
import type { Requirement } from '../contract/requirement.js'
import type { Exchange, RecordedResponse } from '../exchange/exchange.js'
import type { Exclusive } from '../terms/exclusive.js'
import type { Fail, Inconclusive, Pass } from '../terms/verdict.js'

/** An exchange that was answered, read once for all rules. */
export interface AnsweredExchange {
  readonly exchange: Exchange
  readonly response: RecordedResponse
  readonly operation: Operation
  /** What the definition says of this status; undefined when it says nothing. */
  readonly documented: ResponseSpec | undefined
  /** Value of Content-Type, if any. */
  readonly mediaType: string | undefined
  /** Whether the media type is one documented for the status. */
  readonly rightMediaType: boolean
  /** The media type as which the body is judged: a documented one where the answer names another, or none. */
  readonly described: string | undefined
  /** The body as JSON, when its media type says so or a wrong one hides it; `unreadable` when it is not what it says. */
  readonly json:
    | { readonly kind: 'json'; readonly value: unknown }
    | { readonly kind: 'unreadable'; readonly because: string }
    | { readonly kind: 'none' }
  readonly facts: Facts
}

/** What is known of the target by the time of an exchange that a rule may need. */
export interface Facts {
  /** Full account numbers that must not occur in URLs: those of the profile, and what answers showed. */
  readonly accountNumbers: readonly string[]
  /** Whether a hook moved the clock of the target; absent where it is not known. */
  readonly clock?: 'steady' | 'moved'
  /** Milliseconds by which hooks put it forward so far, all together. */
  readonly clockMovedBy?: number
  /** Milliseconds after which what was written to an interface is seen everywhere. */
  settleTime?(interfaceName: string): number
}

/** What one exchange says about one requirement. */
export type Remark = {
  /** Undefined where the contract asks nothing of it. */
  readonly requirement: string | undefined
} & Exclusive<Pick<Pass, 'verdict'> | Failure | Undecidable>

export type Failure = Pick<Fail, 'verdict' | 'expected' | 'actual' | 'pointer'>

/** It says why it could not be decided, in a sentence without an end. */
export type Undecidable = Pick<Inconclusive, 'verdict' | 'because' | 'pointer'>

/** A pure function over exchanges, run on every exchange of a run, no matter what sent it. */
export interface Rule {
  /** `rules/documented-status`. */
  readonly id: string
  /** A sentence. */
  readonly title: string
  readonly file: string
  /** Whether it decides this requirement; absent where it decides none. */
  decides?(requirement: Requirement): boolean
  /**
   * Whether it looks for answers that contradict this requirement, which scenarios decide: that one is found fails it,
   * that none is says nothing.
   */
  contradicts?(requirement: Requirement): boolean
  /** Absent where no answer shows anything by itself. */
  judge?(answered: AnsweredExchange): readonly Remark[]
  /**
   * Begins to hold each answer against those before it, with nothing to remember. It is shown what Assay sent itself
   * and nothing else: what others do between two answers of their own is not known.
   */
  remember?(contract: Contract): Memory
  /** What to add to the profile when no exchange showed it. */
  readonly remedy?: (requirement: Requirement) => string | undefined
}

/** What a rule remembers of a run. */
export interface Memory {
  /** Whether it is about exchanges such as this one: others it need not be shown. */
  concerns(exchange: Exchange): boolean
  /** Exchanges come in the order in which they ended; `answered` is undefined where there was no answer. */
  look(exchange: Exchange, answered: AnsweredExchange | undefined): readonly Remark[]
  /**
   * What seemed to contradict a requirement, and still does after all that was written meanwhile. It is asked after
   * more was looked at, and may say again what it said before: that counts once.
   */
  settle(): readonly LateRemark[]
}

export interface LateRemark {
  /** Number of the exchange. */
  readonly exchange: number
  readonly remark: Remark
}
