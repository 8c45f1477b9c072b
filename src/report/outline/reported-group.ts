/** Requirements that stand open for the same reason. */
export interface ReportedGroup {
  readonly reason: string
  /** What would decide them, as an order: `add hooks.outage`. */
  readonly remedy?: string
  readonly requirements: readonly string[]
}
