import type { AvailabilityCheck } from './open-availability-check.js'

interface Parts {
  readonly availability: AvailabilityCheck
  /** Ends with the run. */
  readonly signal: AbortSignal
  /** Another base URL, where nothing is below that of the target. */
  findBaseUrl(): Promise<string | undefined>
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

export const guardTarget = ({
  availability,
  signal,
  findBaseUrl,
  stop,
  onUnreachable,
}: Parts): TargetGuard => ({
  async look() {
    const first = await availability.preflight()
    // Whoever ended the run meanwhile learns nothing of the target.
    if (signal.aborted) return []
    if (first.kind === 'answered') {
      const other = first.missing === undefined ? undefined : await findBaseUrl()
      if (other === undefined) return first.remark === undefined ? [] : [first.remark]
      stop(new Error(`Nothing is below the base URL: ${first.missing} is not found (404).`))
      onUnreachable(
        `nothing could be tested: ${first.missing} is not found (404).\nThe interfaces answer below another base URL: --base-url ${other}`,
      )
      return []
    }
    stop(new Error(`The target cannot be reached: ${first.why}.`))
    onUnreachable(`nothing could be tested: ${first.why}. ${first.remedy}`)
    return []
  },
  async lookAgain() {
    const lost = await availability.lookAgain()
    if (lost) stop(new Error(`The target answers no more: ${lost.why}. ${lost.remedy}`))
  },
})
