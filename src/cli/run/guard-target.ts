import type { AvailabilityCheck } from './open-availability-check.js'

interface Parts {
  readonly availability: AvailabilityCheck
  /** Ends with the run. */
  readonly signal: AbortSignal
  /** Ends the run. */
  stop(why: Error): void
  /** Nothing was sent but the first request, which did not get through. */
  onUnreachable(message: string): void
}

/** Ends a run as soon as its target is seen not to be there. */
export interface TargetGuard {
  /** Before the run. Remarks on what was seen. */
  look(): Promise<readonly string[]>
  /** Whenever nothing comes from the target any more. */
  lookAgain(): Promise<void>
}

export const guardTarget = ({ availability, signal, stop, onUnreachable }: Parts): TargetGuard => ({
  async look() {
    const first = await availability.preflight()
    // Whoever ended the run meanwhile learns nothing of the target.
    if (signal.aborted) return []
    if (first.kind === 'answered') return first.remark === undefined ? [] : [first.remark]
    stop(new Error(`The target cannot be reached: ${first.why}.`))
    onUnreachable(`nothing could be tested: ${first.why}. ${first.remedy}`)
    return []
  },
  async lookAgain() {
    const lost = await availability.lookAgain()
    if (lost) stop(new Error(`The target answers no more: ${lost.why}. ${lost.remedy}`))
  },
})
