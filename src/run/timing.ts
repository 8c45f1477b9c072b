/** How long the target took to answer an operation, in milliseconds from sending to the end of the answer. */
export interface Latency {
  readonly interface: string
  readonly operation: string
  /** Answers that were timed. */
  readonly count: number
  readonly median: number
  /** 95th percentile: of twenty answers, one took longer. */
  readonly p95: number
  readonly longest: number
  /** Number of the exchange that took longest. */
  readonly slowest: number
}

/** When a scenario was performed; of several times, the one that counts, of several rounds, the first. */
export interface ScenarioTime {
  readonly scenario: string
  /** Milliseconds after the beginning of the run. */
  readonly from: number
  readonly milliseconds: number
}
