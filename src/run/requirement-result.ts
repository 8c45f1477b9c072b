import type { Requirement } from '../contract/requirement.js'
import type { Exclusive } from '../terms/exclusive.js'
import type {
  Fail,
  Fault,
  Inconclusive,
  NotTested,
  Pass,
  VerdictWord,
  Warn,
} from '../terms/verdict.js'

/** What all findings on a requirement come to, in the words of the one that decided it. */
export type Result = Exclusive<
  | Pick<Pass, 'verdict' | 'because' | 'kind'>
  | ContraryResult
  | Pick<Inconclusive, 'verdict' | 'because' | 'remedy'>
  | Pick<Fault, 'verdict' | 'because'>
  | (Pick<NotTested, 'verdict' | 'because'> & Later)
>

interface Later {
  /** It came later than the set of requirements that the profile claims: how it would have come out. */
  readonly later?: VerdictWord
}

interface Listed {
  /** The baseline lists it: the reason that stands there. */
  readonly known?: string
}

/** The target does the contrary of what it must or should do. */
export type ContraryResult =
  | (Pick<Fail, 'verdict' | 'kind'> & Listed)
  | (Pick<Warn, 'verdict' | 'kind'> & Listed)

/** What is left open. */
export type UndecidedResult = RequirementResult<
  Extract<Result, { readonly verdict: 'inconclusive' }>
>

/** A requirement with what all its findings come to. */
export type RequirementResult<R extends Result = Result> = Requirement & {
  /** Ids of the judges that were to decide it. */
  readonly judges: readonly string[]
  /** How it came out in the run that this one is compared with. */
  readonly previous?: VerdictWord
} & R
