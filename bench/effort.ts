/** How thoroughly to measure. */
export interface Effort {
  /** Repetitions of what takes a second or less. */
  readonly repetitions: number
  /** Repetitions of what takes ten seconds. */
  readonly longRepetitions: number
  /** Runs with each number of requests in flight. */
  readonly runs: number
  /** Exchanges of the shorter of two rows of requests; the longer one has twice as many. */
  readonly exchanges: number
  /** Exchanges of a long run. */
  readonly many: number
}
