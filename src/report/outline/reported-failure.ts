import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../../run/finding.js'
import type { RequirementResult } from '../../run/run.js'

/** One failed requirement, as every report for people tells it. */
export interface ReportedFailure {
  readonly requirement: RequirementResult
  /** The first finding that shows it. */
  readonly finding: Finding
  /** The telling exchange, when the run kept it. */
  readonly exchange?: Exchange
  /** Where else it was seen, a phrase each. */
  readonly also: readonly string[]
}
