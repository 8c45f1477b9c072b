import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../../run/finding.js'
import type { ContraryResult, RequirementResult } from '../../run/requirement-result.js'
import type { Fail, Warn } from '../../terms/verdict.js'

/** One requirement that failed or is warned of, as every report for people tells it. */
export interface ReportedFailure {
  readonly requirement: RequirementResult<ContraryResult>
  /** The first finding that shows it. */
  readonly finding: Finding<Fail | Warn>
  /** The telling exchange, when the run kept it. */
  readonly exchange?: Exchange
  /** A command that shows it again, or several; absent when the run did not keep the exchange. */
  readonly command?: string
  /** Ids of further requirements that failed for the same cause. */
  readonly same?: readonly string[]
  /** Id of the requirement that tells of the cause; absent where this one does. */
  readonly sameAs?: string | undefined
  /** Where else it was seen, a phrase each. */
  readonly also: readonly string[]
}
