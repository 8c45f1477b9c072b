/** What may still be sent: requests are counted, and there is a time limit to all of them. */
export interface Budget {
  spend(): void
  spent(): boolean
  /** Another number of requests from here on, within the same time. */
  grant(requests: number): void
}

interface BudgetLimits {
  readonly requests: number
  /** Requests on top of that as long as there is not enough yet to tell. */
  readonly further: number
  enough(): boolean
  /** Milliseconds. */
  readonly time: number
  /** Milliseconds, for instance of the run's clock. */
  now(): number
}

export function openBudget({ requests, further, enough, time, now }: BudgetLimits): Budget {
  const deadline = now() + time
  let left = requests
  return {
    spend: () => {
      left -= 1
    },
    spent: () => now() > deadline || left <= -further || (left <= 0 && enough()),
    grant: (more) => {
      left = more - further
    },
  }
}
