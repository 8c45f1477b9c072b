/** What changes while the bank is open: the hooks set it, the operations look at it. */
export interface Conditions {
  /** Milliseconds since 1970. */
  now(): number
  /** True while the banking core does not answer. */
  outage: boolean
  advanceClock(milliseconds: number): void
  restoreClock(): void
  limitRate(limit: RateLimit): void
  liftRateLimit(): void
  /** Counts a call; false when it is one too many. */
  admits(actor: string, operation: string): boolean
  /** 1, 2, 3, …: numbers walks and problems apart. */
  nextNumber(): number
  reset(): void
}

interface RateLimit {
  /** Calls that are still answered. */
  readonly remaining: number
  /** Whose; those of all users together when absent. */
  readonly actor?: string
  /** operationId that is counted and refused, or `*` for every one. */
  readonly operation: string
}

/** Conditions of an ordinary day, by the given clock. */
export function ordinaryConditions(clock: () => number): Conditions {
  let ahead = 0
  let serial = 0
  let limits: (RateLimit & { left: number })[] = []
  return {
    outage: false,
    now: () => clock() + ahead,
    advanceClock(milliseconds) {
      ahead += milliseconds
    },
    restoreClock() {
      ahead = 0
    },
    limitRate: (limit) => void limits.push({ ...limit, left: limit.remaining }),
    liftRateLimit() {
      limits = []
    },
    admits: (actor, operation) =>
      limits
        .filter((limit) => limit.actor === undefined || limit.actor === actor)
        .filter((limit) => limit.operation === '*' || limit.operation === operation)
        .every((limit) => --limit.left >= 0),
    nextNumber: () => ++serial,
    reset() {
      ahead = 0
      limits = []
      this.outage = false
    },
  }
}
