import type { Deviation } from './deviation.js'
import type { Exclusive } from './exclusive.js'
import type { Step } from './step.js'

interface Shown {
  /** Numbers of the exchanges that show it, the telling one first. */
  readonly exchanges: readonly number[]
}

/** It holds. */
export interface Pass extends Shown {
  readonly verdict: 'pass'
  /** What to know about it, for instance that it was sampled. */
  readonly because?: string
  /** A definition that the target serves of itself was compared with the contract. */
  readonly kind?: 'drift'
}

interface Contrary extends Shown {
  readonly expected: string
  /** What the target said, redacted, cut to a readable length, otherwise raw: every reporter escapes it. */
  readonly actual: string
  /** JSON Pointer (RFC 6901) into the response body of the first exchange. */
  readonly pointer?: string
  /** A definition that the target serves of itself was compared with the contract. */
  readonly kind?: 'drift'
  /** All that such a definition lacks or contradicts. */
  readonly deviations?: readonly Deviation[]
  /** The requests that led to it, one after the other, where it takes more than one to see it. */
  readonly sequence?: readonly Step[]
}

/** The target does the contrary. */
export interface Fail extends Contrary {
  readonly verdict: 'fail'
}

/** The target does the contrary of what it should do, or may: that breaks no contract. */
export interface Warn extends Contrary {
  readonly verdict: 'warn'
}

/** It could not be told. */
export interface Inconclusive extends Shown {
  readonly verdict: 'inconclusive'
  readonly because: string
  /** What to add to the profile to have it decided: `fixtures.accounts.notViewable`. */
  readonly remedy?: string
  /** Requirement whose failure this one waits for: one root fault, one failure. */
  readonly dependsOn?: string
  /** JSON Pointer (RFC 6901) to what could not be judged. */
  readonly pointer?: string
}

/** A fault of Assay's own or of the network; never of the target. */
export interface Fault extends Shown {
  readonly verdict: 'error'
  readonly because: string
}

/** Nothing was to decide it: a gap, beyond any test, or not claimed. */
export interface NotTested extends Shown {
  readonly verdict: 'none'
  readonly because: string
}

/** A verdict on a requirement with what stands behind it, from one observation to the finding of a whole run. */
export type Verdict = Exclusive<Pass | Warn | Fail | Inconclusive | Fault | NotTested>

type Of<W extends VerdictWord> = Extract<Verdict, { readonly verdict: W }>

/** What one observation of a scenario comes to. */
export type Observation = Of<'pass' | 'fail' | 'inconclusive'>

/** What a whole scenario comes to for one requirement. */
export type Conclusion = Observation | Of<'error'>

/** A verdict in a word. */
export type VerdictWord = Verdict['verdict']
