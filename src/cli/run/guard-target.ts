import type { AvailabilityCheck } from './open-availability-check.js'
import type { LostTarget } from './why-lost.js'

interface Parts {
  readonly availability: AvailabilityCheck
  /** Ends with the run. */
  readonly signal: AbortSignal
  /** Another base URL, where nothing is below that of the target. */
  findBaseUrl(): Promise<string | undefined>
  /** What it answered last, and what it was asked since. */
  openLastAnswer(): string
  /** Ends the run. */
  stop(why: Error): void
  /** Whether the base URL or the credentials seem to be wrong, by a few first requests. */
  firstLook?(): Promise<LostTarget | undefined>
  /** Nothing was sent but the first requests, which did not get through. */
  onUnreachable(message: string): void
}

/** Ends a run as soon as its target is seen not to be there. */
export interface TargetGuard {
  /** Before the run. Remarks on what was seen. */
  look(): Promise<readonly string[]>
  /** Whenever nothing comes from the target any more. */
  lookAgain(): Promise<void>
}

export const guardTarget = (parts: Parts): TargetGuard => ({
  async look() {
    const { availability, signal, findBaseUrl, stop, onUnreachable, firstLook } = parts
    const first = await availability.preflight()
    // If the run was ended meanwhile, nothing is learnt of the target.
    if (signal.aborted) return []
    if (first.kind === 'answered') {
      const other = first.missing === undefined ? undefined : await findBaseUrl()
      if (other !== undefined) {
        stop(new Error(`Nothing is below the base URL: ${first.missing} is not found (404).`))
        onUnreachable(
          `nothing could be tested: ${first.missing} is not found (404).\nThe interfaces answer below another base URL: --base-url ${other}`,
        )
        return []
      }
    }
    const useless = first.kind === 'lost' ? undefined : await firstLook?.()
    if (first.kind === 'answered' && useless === undefined)
      return first.remark === undefined ? [] : [first.remark]
    const { why, remedy } = useless ?? (first as LostTarget)
    const what = useless ? 'Nothing could be tested' : 'The target cannot be reached'
    stop(new Error(`${what}: ${why}.`))
    onUnreachable(`nothing could be tested: ${why}. ${remedy}`)
    return []
  },
  async lookAgain() {
    const { availability, openLastAnswer, stop } = parts
    const lost = await availability.lookAgain()
    const heard = openLastAnswer()
    if (lost)
      stop(new Error(`The target answers no more: ${lost.why}. ${lost.remedy} ${heard}`.trimEnd()))
  },
})
